import { liveQuery } from 'dexie'
import type { IskraDatabase } from './database.ts'
import { type OfflineError, offlineErrorFrom } from './offlineError.ts'

export interface QueryListener<Value> {
  readonly next: (value: Value) => void
  /** Storage has failed; nothing follows after it. */
  readonly error: (error: OfflineError) => void
}

/**
 * Reads now and after every change of the read rows, by any tab or the worker, until storage fails. Returns how to end
 * it. For services of the page; a component reads by `useLiveRows` or a `liveStore`.
 */
export function watchQuery<Value>(
  db: IskraDatabase,
  query: (db: IskraDatabase) => Promise<Value>,
  { next, error }: QueryListener<Value>,
): () => void {
  const subscription = liveQuery(() => query(db)).subscribe({
    next,
    error: (cause) => error(offlineErrorFrom(cause)),
  })
  return () => subscription.unsubscribe()
}
