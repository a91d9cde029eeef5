import { o as readUploads } from './uploads-D79y60Yi.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { listIntents, retryIntent } from './intents-MtkEPWRH.js'
import { t as watchQuery } from './watchQuery-B7_K8cK7.js'
// src/app/session/leaving.ts
/** What signing out now would take away. */
async function readLeaving() {
  const db = await database()
  return {
    unsent: await countUnsent(db),
    lines: await db.cartItems.count(),
    asking: await db.generations.filter((row) => row.asks).count(),
  }
}
/** Changes, and pictures that aren't in the gallery yet. */
async function countUnsent(db) {
  const [intents, uploads] = await Promise.all([listIntents(db), readUploads(db)])
  return intents.length + uploads.length
}
/**
 * Has everything sent that isn't yet. Resolves to whether all of it has arrived before `signal` gave the waiting up;
 * rejects when storage fails.
 */
async function sendEverything(signal) {
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
    function end(hasArrived) {
      stopWatching()
      signal.removeEventListener('abort', giveUp)
      resolve(hasArrived)
    }
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
  })
}
export { readLeaving, sendEverything }
