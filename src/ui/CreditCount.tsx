import { Plural } from '@lingui/react/macro'

/** „3 kredyty”. */
export function CreditCount({ value }: { readonly value: number }) {
  return <Plural value={value} one="# kredyt" few="# kredyty" many="# kredytów" other="# kredytu" />
}
