import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { NewPasswordField } from '#ui/NewPasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Entry.module.css'
import type { LoginFormProps } from './LoginForm.tsx'
import { useRegistration } from './useRegistration.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** What an account is made of. The letters of the shop are only ever asked for, never assumed. */
export function RegisterForm({ email, onEmailChange, redirect, isOffline }: LoginFormProps) {
  const { t } = useLingui()
  const { form, submission } = useRegistration(email, redirect)
  const { values } = form
  const address = form.text('email')

  function submit(event: FormEvent): void {
    event.preventDefault()
    submission.submit()
  }

  return (
    <form
      id={form.id}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t`Zakładanie konta`}
    >
      <FailureNote failure={submission.failure} />
      <TextField
        {...form.text('display_name')}
        label={t`Jak się do Ciebie zwracać? (opcjonalnie)`}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        {...address}
        label={t`Adres e-mail`}
        type="email"
        inputMode="email"
        autoComplete="username"
        description={t`Wyślemy na niego link do potwierdzenia`}
        maxLength={254}
        isRequired
        onChange={(value) => {
          address.onChange(value)
          onEmailChange(value)
        }}
      />
      <NewPasswordField
        {...form.text('password')}
        label={t`Hasło`}
        owner={{ email: values.email, displayName: values.display_name }}
        maxLength={128}
        isRequired
      />
      <div className={styles.choices}>
        <Checkbox {...form.flag('accepts_terms')} isRequired>
          <Trans>
            Znam i akceptuję{' '}
            <a href="/regulamin" target="_blank" rel="noopener">
              regulamin
            </a>{' '}
            i{' '}
            <a href="/polityka-prywatnosci" target="_blank" rel="noopener">
              politykę prywatności
            </a>
          </Trans>
        </Checkbox>
        <Checkbox {...form.flag('accepts_notifications')}>
          <Trans>Chcę czasem dostać list o nowościach (opcjonalnie)</Trans>
        </Checkbox>
      </div>
      <SubmitButton
        isPending={submission.isPending}
        isOffline={isOffline}
        pending={<Trans>Zakładamy konto…</Trans>}
      >
        <Trans>Załóż konto</Trans>
      </SubmitButton>
    </form>
  )
}
