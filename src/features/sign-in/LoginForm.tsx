import { Trans, useLingui } from '@lingui/react/macro'
import { logIn } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { deviceName } from '#api/session/deviceName.ts'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { AddressField } from './AddressField.tsx'
import { checkLogin } from './checkLogin.ts'
import { EntryForm } from './EntryForm.tsx'
import { entryState } from './entryState.ts'

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

  const address = form.text('email')
  return (
    <EntryForm
      id={form.id}
      label={t`Logowanie`}
      submission={submission}
      check={() => !form.report(checkLogin(form.values.email, form.values.password))}
      isOffline={isOffline}
      action={<Trans>Zaloguj się</Trans>}
      pending={<Trans>Logujemy…</Trans>}
    >
      <AddressField
        {...address}
        autoComplete="username webauthn"
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
    </EntryForm>
  )
}
