import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { logIn } from '#api/product/authCalls.ts'
import { useServices } from '#api/services.tsx'
import { deviceName } from '#api/session/deviceName.ts'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { checkLogin } from './checkLogin.ts'
import styles from './Entry.module.css'
import { entryState } from './entryState.ts'
import { SubmitButton } from './SubmitButton.tsx'

export interface LoginFormProps {
  /** What the address field starts with. */
  readonly email: string
  readonly onEmailChange: (email: string) => void
  readonly redirect: string | null
  readonly isOffline: boolean
}

/** Address and password. Both stay as typed whatever becomes of the try. */
export function LoginForm({ email, onEmailChange, redirect, isOffline }: LoginFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const form = useFields({ email, password: '' }, {})

  const submission = useSubmission(async (signal) => {
    const { password } = form.values
    const body = { email: form.values.email.trim(), password, device: deviceName() }
    try {
      await session.signIn(await logIn(await productApi(), body, { signal }))
    } catch (error) {
      if (!form.reportFailure(error)) throw error
    }
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.report(checkLogin(form.values.email, form.values.password))) submission.submit()
  }

  const address = form.text('email')
  return (
    // Posted, should it ever be sent without our script: a password never stands in an address.
    <form
      id={form.id}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t`Logowanie`}
    >
      <FailureNote failure={submission.failure} />
      <TextField
        {...address}
        label={t`Adres e-mail`}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        maxLength={254}
        isRequired
        onChange={(value) => {
          address.onChange(value)
          onEmailChange(value)
        }}
      />
      <PasswordField
        {...form.text('password')}
        label={t`Hasło`}
        autoComplete="current-password"
        maxLength={128}
        isRequired
        aside={
          <TextLink to="/forgot-password" state={entryState(form.values.email, redirect)}>
            <Trans>Nie pamiętasz hasła?</Trans>
          </TextLink>
        }
      />
      <SubmitButton isPending={submission.isPending} isOffline={isOffline} pending={<Trans>Logujemy…</Trans>}>
        <Trans>Zaloguj się</Trans>
      </SubmitButton>
    </form>
  )
}
