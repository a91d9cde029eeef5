import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'

const DAY = 86_400_000

/** „stan z 12:40”; with the day once that is over a day ago. */
export function PackAge({ asOf }: { readonly asOf: string }) {
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const moment = now - Date.parse(asOf) < DAY ? format.time(asOf) : format.dateTime(asOf)
  return <Trans>stan z {moment}</Trans>
}
