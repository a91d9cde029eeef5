import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { SessionState } from '#api/session/session.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './AccountAge.module.css'

const DAY = 86_400_000

/** „stan z 12:40”, while nobody has confirmed in this visit what this device last knew of the account. */
export function AccountAge({ session }: { readonly session: SessionState }) {
  const format = useFormat()
  const [now] = useState(() => Date.now())
  if (session.status !== 'signed-in' || session.isFresh) return null
  const { seenAt } = session
  const moment = now - seenAt < DAY ? format.time(new Date(seenAt)) : format.dateTime(new Date(seenAt))
  return (
    <span className={styles.age}>
      <Trans>stan z {moment}</Trans>
    </span>
  )
}
