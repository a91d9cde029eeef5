import { Trans } from '@lingui/react/macro'
import { AgeNote } from './AgeNote.tsx'

export interface StalenessProps {
  /** Epoch ms; null for fresh data. */
  readonly since: number | null
  /** False while it is still being asked whether anything has changed. */
  readonly isOffline: boolean
}

/** The age of a service's last answer while it can't give a newer one; nothing when it is fresh. */
export function Staleness({ since, isOffline }: StalenessProps) {
  if (since === null) return null
  return (
    <AgeNote since={since}>
      {' · '}
      {isOffline ? <Trans>kopia, bez połączenia</Trans> : <Trans>sprawdzamy zmiany</Trans>}
    </AgeNote>
  )
}
