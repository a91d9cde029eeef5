import { Trans } from '@lingui/react/macro'
import type { SessionState } from '#api/session/session.ts'
import { useMomentText } from '#ui/useMomentText.ts'
import styles from './AccountAge.module.css'

/** „stan z 12:40”, while this device's last copy of the account hasn't been confirmed in this visit. */
export function AccountAge({ session }: { readonly session: SessionState }) {
  return session.status !== 'signed-in' || session.isFresh ? null : <Age seenAt={session.seenAt} />
}

function Age({ seenAt }: { readonly seenAt: number }) {
  const moment = useMomentText(seenAt)
  return (
    <span className={styles.age}>
      <Trans>stan z {moment}</Trans>
    </span>
  )
}
