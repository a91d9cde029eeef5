import type { QueryClient } from '@tanstack/react-query'
import { connectionView } from '#services/connectionView.ts'
import type { Reachability } from './reachability.ts'

/**
 * Lets every screen know whether the services answer, and refetches everything read or missed without them as soon as
 * they answer again, so no copy shows its age longer than needed. Returns how to stop.
 */
export function followConnection(
  reachability: Pick<Reachability, 'getSnapshot' | 'subscribe'>,
  queryClient: QueryClient,
  now: () => number = Date.now,
): () => void {
  /** Since when the services have been away, epoch ms; null while they answer. */
  let awaySince: number | null = null

  function follow(): void {
    const before = connectionView.getSnapshot()
    const view = reachability.getSnapshot()
    connectionView.set(view)
    if (view === 'offline' && awaySince === null) awaySince = before === 'online' ? now() : 0
    if (view !== 'online' || awaySince === null) return
    const since = awaySince
    awaySince = null
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) =>
        state.error !== null || state.dataUpdatedAt >= since || state.fetchStatus === 'fetching',
    })
  }

  const stop = reachability.subscribe(follow)
  follow()
  return stop
}
