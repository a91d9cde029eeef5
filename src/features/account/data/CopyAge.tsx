import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import styles from './CopyAge.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

export interface CopyAgeProps {
  /** Epoch ms; null for what is fresh. */
  readonly since: number | null
  /** False while it is still being asked whether anything has changed. */
  readonly isOffline: boolean
}

/** Says that what is shown is the last copy of this device, and of when: „Stan z 12:40”. Nothing when it is fresh. */
export function CopyAge({ since, isOffline }: CopyAgeProps) {
  const format = useFormat()
  const [now] = useState(() => Date.now())
  if (since === null) return null
  const date = new Date(since)
  const moment = now - since < DAY_MS ? format.time(date) : format.dateTime(date)
  return (
    <p className={styles.age}>
      <History size={16} aria-hidden="true" />
      <span>
        <Trans>Stan z {moment}</Trans>
        {' · '}
        {isOffline ? (
          <Trans>kopia, bez połączenia</Trans>
        ) : (
          <Trans>sprawdzamy zmiany</Trans>
        )}
      </span>
    </p>
  )
}
