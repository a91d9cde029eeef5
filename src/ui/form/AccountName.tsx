import { useLingui } from '@lingui/react/macro'

/** Tells password managers whose password the form asks for; people see the address elsewhere. */
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
