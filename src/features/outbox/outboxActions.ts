import { database } from '#offline/openDatabase.ts'
import { discardIntent, retryIntent } from '#offline/outbox/intents.ts'

/** Sends changes now, without waiting for their time. */
export async function retry(ids: readonly number[]): Promise<void> {
  const db = await database()
  for (const id of ids) await retryIntent(db, id)
}

/** Gives a change up and takes it back on this device. */
export async function discard(id: number): Promise<void> {
  await discardIntent(await database(), id)
}
