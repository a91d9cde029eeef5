import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '#domain/store.ts'

/** The value of a store, followed while the component is mounted. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getInitialSnapshot)
}
