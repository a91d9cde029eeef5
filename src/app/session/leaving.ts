import type { IskraDatabase } from '#offline/database.ts'
import { readDrawings } from '#offline/drawings/readDrawings.ts'
import { readUploads } from '#offline/gallery/uploads.ts'
import { database } from '#offline/openDatabase.ts'
import { listIntents, retryIntent } from '#offline/outbox/intents.ts'
import { readTexts } from '#offline/texts/readTexts.ts'
import { readTranscripts } from '#offline/transcripts/readTranscripts.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import type { Leaving } from './signOutState.ts'

/** Returns the data that signing out now would remove. */
export async function readLeaving(): Promise<Leaving> {
  const db = await database()
  return {
    unsent: await countUnsent(db),
    lines: await db.cartItems.count(),
    asking: await db.generations.filter((row) => row.asks).count(),
    works:
      (await readTexts(db)).length + (await readTranscripts(db)).length + (await readDrawings(db)).length,
  }
}

/** Changes, and pictures that aren't in the gallery yet. */
async function countUnsent(db: IskraDatabase): Promise<number> {
  const [intents, uploads] = await Promise.all([listIntents(db), readUploads(db)])
  return intents.length + uploads.length
}

/**
 * Has everything sent that isn't yet. Resolves to whether all of it has arrived before `signal` gave the waiting up;
 * rejects when storage fails.
 */
export async function sendEverything(signal: AbortSignal): Promise<boolean> {
  const db = await database()
  for (const { id } of await listIntents(db)) await retryIntent(db, id)
  return new Promise((resolve, reject) => {
    const stopWatching = watchQuery(db, countUnsent, {
      next: (unsent) => {
        if (unsent === 0) end(true)
      },
      error: reject,
    })
    const giveUp = () => end(false)
    function end(hasArrived: boolean): void {
      stopWatching()
      signal.removeEventListener('abort', giveUp)
      resolve(hasArrived)
    }
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
  })
}
