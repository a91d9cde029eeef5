import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { joinNewsletter } from '#api/product/newsletterCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './NewsletterForm.module.css'

/**
 * Signs an address up; a letter asks for the consent itself. The answer is the same whoever the address belongs to.
 * What was typed stays through a lost network.
 */
export default function NewsletterForm() {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const form = useFields({ email: '' }, {})
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submission = useSubmission(async (signal) => {
    const email = form.values.email.trim()
    const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
    try {
      await joinNewsletter(await productApi(), { email, language }, { signal })
      setSentTo(email)
    } catch (error) {
      if (!form.reportFailure(error)) throw error
    }
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const code = checkEmail(form.values.email)
    if (!form.report(code === null ? [] : [{ field: 'email', code }])) submission.submit()
  }

  if (sentTo !== null) return <LetterOnItsWay to={sentTo} />
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t`Newsletter`}
      className={styles.form}
    >
      <div className={styles.row}>
        <TextField
          {...form.text('email')}
          label={t`Adres e-mail do newslettera`}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="imie@poczta.pl"
          maxLength={254}
          isRequired
        />
        <Button type="submit" isPending={submission.isPending}>
          {submission.isPending ? <Trans>Wysyłamy…</Trans> : <Trans>Zapisz mnie</Trans>}
        </Button>
      </div>
      <FailureNote failure={submission.failure} />
    </form>
  )
}

/** In the form's place, with the focus that was in it. */
function LetterOnItsWay({ to }: { readonly to: string }) {
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <output ref={ref} tabIndex={-1} className={styles.sent}>
      <MailCheck size={20} aria-hidden="true" />
      <span>
        <Trans>
          Jeszcze jeden krok. Na <strong>{to}</strong> przyjdzie za chwilę list. Zapis działa dopiero po
          otwarciu linku, który w nim jest.
        </Trans>
      </span>
    </output>
  )
}
