import { database } from '#offline/openDatabase.ts'
import { listIntents } from '#offline/outbox/intents.ts'

/** How many changes wait to be sent or were refused and wait for a person, as of now. */
export async function countUnsentChanges(): Promise<number> {
  return (await listIntents(await database())).length
}
