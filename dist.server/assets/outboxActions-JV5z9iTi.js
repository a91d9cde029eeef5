import { t as database } from './openDatabase-ByMsI8LS.js'
import { discardIntent, retryIntent } from './intents-MtkEPWRH.js'
// src/features/outbox/outboxActions.ts
/** Sends changes now, without waiting for their time. */
async function retry(ids) {
  const db = await database()
  for (const id of ids) await retryIntent(db, id)
}
/** Gives a change up and takes it back on this device. */
async function discard(id) {
  await discardIntent(await database(), id)
}
export { discard, retry }
