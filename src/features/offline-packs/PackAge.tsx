import { Trans } from '@lingui/react/macro'
import { useMomentText } from '#ui/useMomentText.ts'

/** „stan z 12:40”; with the day once that is over a day ago. */
export function PackAge({ asOf }: { readonly asOf: string }) {
  const moment = useMomentText(asOf)
  return <Trans>stan z {moment}</Trans>
}
