import { liveQuery } from 'dexie'
import { database } from '#offline/openDatabase.ts'
import { listIntents } from '#offline/outbox/intents.ts'

/** How many changes wait to be sent or were refused and wait for a person. */
export async function countUnsentChanges(): Promise<number> {
  return (await listIntents(await database())).length
}

/** Tells the count now and whenever it changes, in whatever tab. A database that fails counts as empty. */
export function watchUnsentChanges(onCount: (count: number) => void): () => void {
  const subscription = liveQuery(countUnsentChanges).subscribe({ next: onCount, error: () => onCount(0) })
  return () => subscription.unsubscribe()
}
