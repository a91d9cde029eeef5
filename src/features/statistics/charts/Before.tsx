import { Trans } from '@lingui/react/macro'

/** A mark on a bar for screen readers: the value of the compared period. */
export function Before({ text: before }: { readonly text: string | null }) {
  if (before === null) return null
  return (
    <span className="visually-hidden">
      <Trans>wcześniej {before}</Trans>
    </span>
  )
}
