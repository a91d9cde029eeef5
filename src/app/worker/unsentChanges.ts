import { database } from '#offline/openDatabase.ts'
import { listIntents } from '#offline/outbox/intents.ts'
import { canStillBeSent } from '#offline/outbox/intent.ts'

/** How many changes will be sent by themselves, as of now. */
export async function countUnsentChanges(): Promise<number> {
  return (await listIntents(await database())).filter(canStillBeSent).length
}
