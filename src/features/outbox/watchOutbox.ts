import { liveQuery } from 'dexie'
import { database } from '#offline/openDatabase.ts'
import type { IntentRow } from '#offline/outbox/intent.ts'
import { listIntents } from '#offline/outbox/intents.ts'

/** Tells the unsent changes now and after every change of them, until storage fails. */
export async function watchOutbox(
  onIntents: (intents: readonly IntentRow[]) => void,
  onFailure: () => void,
): Promise<void> {
  const db = await database()
  liveQuery(() => listIntents(db)).subscribe({ next: onIntents, error: onFailure })
}
