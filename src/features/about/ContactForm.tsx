import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sendContactMessage } from '#api/product/contactCalls.ts'
import { checkContactMessage, LONGEST_MESSAGE } from '#domain/contact/contactMessage.ts'
import { useServices } from '#services/services.tsx'
import { classNames } from '#ui/classNames.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './About.module.css'

const NOTHING = { email: '', order_number: '', message: '' }

/** A message to the shop's operator. The typed text survives a lost network. */
export function ContactForm() {
  const { t } = useLingui()
  const { productApi } = useServices()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    initial: NOTHING,
    check: checkContactMessage,
    submit: async (message, { signal }) => {
      await sendContactMessage(await productApi(), message, { signal })
      setIsSent(true)
    },
  })
  if (isSent) return <Sent to={form.values.email} />
  return (
    <form
      {...form.element}
      className={classNames(styles.form, 'needs-script')}
      aria-label={t`Wiadomość do nas`}
    >
      <TextField
        {...form.field('email')}
        label={t`Twój adres e-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        description={t`Na ten adres odpiszemy`}
        isRequired
      />
      <TextField
        {...form.field('order_number')}
        label={t`Numer zamówienia (jeśli o nie pytasz)`}
        autoComplete="off"
        maxLength={40}
        placeholder="ISK-2026-000123"
      />
      <TextField
        {...form.field('message')}
        label={t`Wiadomość`}
        autoComplete="off"
        maxLength={LONGEST_MESSAGE}
        multiline
        isRequired
      />
      <FailureNote failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {form.isPending ? <Trans>Wysyłamy…</Trans> : <Trans>Wyślij wiadomość</Trans>}
        </Button>
      </div>
    </form>
  )
}

/** In the form's place, with the focus that was in it. */
function Sent({ to }: { readonly to: string }) {
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <output ref={ref} tabIndex={-1} className={styles.sent}>
      <MailCheck size={22} aria-hidden="true" />
      <span>
        <Trans>
          Wysłane, dziękujemy. Odpowiedź przyjdzie na <strong>{to}</strong>.
        </Trans>
      </span>
    </output>
  )
}
