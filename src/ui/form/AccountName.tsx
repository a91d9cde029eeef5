import { useLingui } from '@lingui/react/macro'

/** Tells password managers the account of the form's password; people see the address elsewhere. */
export function AccountName({ email }: { readonly email: string }) {
  const { t } = useLingui()
  return (
    <input
      hidden
      type="email"
      name="username"
      autoComplete="username"
      aria-label={t`Konto`}
      value={email}
      readOnly
    />
  )
}
