import { Trans } from '@lingui/react/macro'

/** What a mark on a bar says to who doesn't see it: the value of the period compared with. */
export function Before({ text: before }: { readonly text: string | null }) {
  if (before === null) return null
  return (
    <span className="visually-hidden">
      <Trans>wcześniej {before}</Trans>
    </span>
  )
}
