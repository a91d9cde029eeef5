import { useRouterState } from '@tanstack/react-router'
import styles from './PendingBar.module.css'

/** A line under the top bar while the next screen is on its way; it comes only after a moment. */
export function PendingBar() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  return isPending ? <div className={styles.bar} aria-hidden="true" /> : null
}
