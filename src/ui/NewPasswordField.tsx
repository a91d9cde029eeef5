import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import type { PasswordOwner } from '#domain/account/passwordRule.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordValidation } from './usePasswordValidation.ts'

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'children' | 'description' | 'value'
> {
  readonly value: string
  /** The owner of the new password: their known details make a poor one. */
  readonly owner: PasswordOwner
}

const { min } = PASSWORD_LENGTH

/** A new password: the rule, and the strength of the typed one. */
export function NewPasswordField({ owner, ...rest }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const judgement = usePasswordValidation(useDeferredValue(rest.value), owner)
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      description={t`Co najmniej ${min} znaków. Kilka zwykłych słów łatwiej zapamiętać niż losowe znaki.`}
    >
      {rest.errorMessage === undefined ? (
        <PasswordStrength length={rest.value.length} judgement={judgement} />
      ) : null}
    </PasswordField>
  )
}
