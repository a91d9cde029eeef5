import { t as database } from './openDatabase-ByMsI8LS.js'
import { listIntents } from './intents-MtkEPWRH.js'
import { t as canStillBeSent } from './intent-CVoXtFAd.js'
// src/app/worker/unsentChanges.ts
/** How many changes will be sent by themselves, as of now. */
async function countUnsentChanges() {
  return (await listIntents(await database())).filter(canStillBeSent).length
}
export { countUnsentChanges }
