import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { joinNewsletter } from '#api/product/newsletterCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import layout from '#ui/form/OneFieldForm.module.css'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './NewsletterForm.module.css'

const NOTHING = { email: '' }
const check = schemaCheck(z.object({ email: validatedText(checkEmail) }))

/**
 * Signs an address up; a letter asks for the consent itself. The answer is the same for every address. The typed text
 * survives a lost network.
 */
export default function NewsletterForm() {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const form = useForm({
    initial: NOTHING,
    check,
    submit: async (typed, { signal }) => {
      const email = typed.email.trim()
      const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
      await joinNewsletter(await productApi(), { email, language }, { signal })
      setSentTo(email)
    },
  })

  if (sentTo !== null) return <LetterOnItsWay to={sentTo} />
  return (
    <form {...form.element} aria-label={t`Newsletter`} className={layout.form}>
      <div className={layout.row}>
        <TextField
          {...form.field('email')}
          label={t`Adres e-mail do newslettera`}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t`imie@poczta.pl`}
          maxLength={254}
          isRequired
        />
        <Button type="submit" isPending={form.isPending}>
          {form.isPending ? <Trans>Wysyłamy…</Trans> : <Trans>Zapisz mnie</Trans>}
        </Button>
      </div>
      <FailureNote failure={form.failure} />
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
          Jeszcze jeden krok. Na <strong>{to}</strong> zaraz przyjdzie e-mail. Kliknij w nim link, żeby
          potwierdzić zapis.
        </Trans>
      </span>
    </output>
  )
}
