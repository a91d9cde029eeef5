import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '#domain/store.ts'

/** The value of a store, followed for as long as the component stands. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getInitialSnapshot)
}
