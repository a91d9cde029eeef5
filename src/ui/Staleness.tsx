import { Trans } from '@lingui/react/macro'
import { AgeNote } from './AgeNote.tsx'

export interface StalenessProps {
  /** Epoch ms; null for what is fresh. */
  readonly since: number | null
  /** False while it is still being asked whether anything has changed. */
  readonly isOffline: boolean
}

/** The age of what a service said last and can't say now, or not yet; nothing when it is fresh. */
export function Staleness({ since, isOffline }: StalenessProps) {
  if (since === null) return null
  return (
    <AgeNote since={since}>
      {' · '}
      {isOffline ? <Trans>kopia, bez połączenia</Trans> : <Trans>sprawdzamy zmiany</Trans>}
    </AgeNote>
  )
}
