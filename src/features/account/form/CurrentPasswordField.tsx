import { useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import type { FieldProps } from '#ui/form/useFields.ts'
import { PasswordField } from '#ui/PasswordField.tsx'

export interface CurrentPasswordFieldProps {
  readonly field: FieldProps<string>
  /** Whose password it is, for password managers. */
  readonly email: string
}

/** The present password: proof that the owner asks. */
export function CurrentPasswordField({ field, email }: CurrentPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <>
      <AccountName email={email} />
      <PasswordField
        {...field}
        label={t`Obecne hasło`}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        isRequired
      />
    </>
  )
}
