import { useRouterState } from '@tanstack/react-router'
import { useStore } from '#ui/useStore.ts'
import { heldScreen } from '../missingCode/heldScreen.ts'
import styles from './PendingBar.module.css'

/** A line under the top bar while the next screen loads; it shows only after a moment. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isFetched = useStore(heldScreen)?.kind === 'fetching'
  return isLoading || isFetched ? <div className={styles.bar} aria-hidden="true" /> : null
}
