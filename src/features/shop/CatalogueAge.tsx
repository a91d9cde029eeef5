import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useFormat } from '#i18n/format.ts'
import styles from './CatalogueAge.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

// The reader's own clock and zone are known on the device only; a server's render leaves the moment out.
const never = () => () => undefined

/** Says that what is shown is a copy kept on this device, and of when: „stan z 12:40". Nothing when it is fresh. */
export function CatalogueAge({ keptSince }: { readonly keptSince: string | null }) {
  const format = useFormat()
  const isOnDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [now] = useState(() => Date.now())
  if (keptSince === null || !isOnDevice) return null
  const isRecent = now - Date.parse(keptSince) < DAY_MS
  const moment = isRecent ? format.time(keptSince) : format.dateTime(keptSince)
  return (
    <p className={styles.age}>
      <History size={16} aria-hidden="true" />
      <span>
        <Trans>Stan z {moment}</Trans>
        <span className={styles.more}>
          {' · '}
          <Trans>kopia z tego urządzenia; ceny i dostępność sprawdzimy przy zamówieniu</Trans>
        </span>
      </span>
    </p>
  )
}
