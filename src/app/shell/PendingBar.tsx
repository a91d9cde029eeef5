import { useRouterState } from '@tanstack/react-router'
import { useHeldScreen } from '../missingCode/heldScreen.ts'
import styles from './PendingBar.module.css'

/** A line under the top bar while the next screen is on its way; it comes only after a moment. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isFetched = useHeldScreen()?.kind === 'fetching'
  return isLoading || isFetched ? <div className={styles.bar} aria-hidden="true" /> : null
}
