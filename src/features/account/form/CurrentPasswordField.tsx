import { useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '#domain/account/credentials.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import { problemText } from '#ui/form/problemTexts.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { BoundField } from './useAccountForm.ts'

export interface CurrentPasswordFieldProps {
  readonly bound: BoundField<string>
  /** Whose password it is, for password managers. */
  readonly email: string
}

/** The password as it is now: proof that it is the owner who asks. */
export function CurrentPasswordField({ bound, email }: CurrentPasswordFieldProps) {
  const { i18n, t } = useLingui()
  const { id, name, value, onChange, problem } = bound
  return (
    <>
      <AccountName email={email} />
      <PasswordField
        id={id}
        name={name}
        value={value}
        onChange={onChange}
        label={t`Obecne hasło`}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        validationBehavior="aria"
        errorMessage={problem === null ? undefined : i18n._(problemText(name, problem))}
        isRequired
      />
    </>
  )
}
