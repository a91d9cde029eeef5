import { useSyncExternalStore } from 'react'
import { createStore } from '#domain/store.ts'

/** Whether our own server answers, as the page last found out. */
export type ConnectionView = 'online' | 'offline' | 'unknown'

/** The page's view of its connection; written by src/app/connection. */
export const connectionView = createStore<ConnectionView>('unknown')

/**
 * The page's view of its connection. While our server is known to answer, a failing service has its own fault: a
 * returning network won't help it.
 */
export function useConnectionView(): ConnectionView {
  const { subscribe, getSnapshot, getInitialSnapshot } = connectionView
  return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot)
}
