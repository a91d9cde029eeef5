import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { logIn } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { deviceName } from '#api/session/deviceName.ts'
import { checkKnownEmail } from '#domain/account/checkEmail.ts'
import { validatedText, requiredText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { useForm } from '#ui/form/useForm.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { AddressField } from './AddressField.tsx'
import { EntryForm } from './EntryForm.tsx'
import { entryState } from './entryState.ts'

export interface LoginFormProps {
  /** The first value of the address field. */
  readonly email: string
  readonly onEmailChange: (email: string) => void
  readonly redirect: string | null
  readonly isOffline: boolean
}

// Of a password that exists already nothing but that is asked.
const check = schemaCheck(z.object({ email: validatedText(checkKnownEmail), password: requiredText }))

/** Address and password. Both stay as typed after every try. */
export function LoginForm({ email, onEmailChange, redirect, isOffline }: LoginFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const form = useForm({
    initial: { email, password: '' },
    check,
    submit: async (typed, { signal }) => {
      const body = { email: typed.email.trim(), password: typed.password, device: deviceName() }
      await session.signIn(await logIn(await productApi(), body, { signal }))
    },
  })

  const address = form.field('email')
  return (
    <EntryForm
      form={form}
      label={t`Logowanie`}
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
        {...form.field('password')}
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
