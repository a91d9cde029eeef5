import { useSyncExternalStore } from 'react'
import { createStore } from '#domain/store.ts'

/** Whether our own server answers, as the page last found out. */
export type ConnectionView = 'online' | 'offline' | 'unknown'

/** What the page found out about its connection; written by what watches it (src/app/connection). */
export const connectionView = createStore<ConnectionView>('unknown')

/**
 * What the page found out about its connection. While our server is known to answer, a service that fails does so by
 * itself: no network that comes back will mend it.
 */
export function useConnectionView(): ConnectionView {
  const { subscribe, getSnapshot, getInitialSnapshot } = connectionView
  return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot)
}
