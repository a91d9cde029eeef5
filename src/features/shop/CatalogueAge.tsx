import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { AgeNote } from '#ui/AgeNote.tsx'
import styles from './CatalogueAge.module.css'

// The reader's own clock and zone are known on the device only; a server's render leaves the moment out.
const never = () => () => undefined

/** Says that a copy of this device is shown, and its time: „stan z 12:40". Nothing when it is fresh. */
export function CatalogueAge({ keptSince }: { readonly keptSince: string | null }) {
  const isOnDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (keptSince === null || !isOnDevice) return null
  return (
    <AgeNote since={keptSince} className={styles.age}>
      <span className={styles.more}>
        {' · '}
        <Trans>kopia z tego urządzenia; ceny i dostępność sprawdzimy przy zamówieniu</Trans>
      </span>
    </AgeNote>
  )
}
