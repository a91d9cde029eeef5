import { n as newChoices, r as hasChoices, t as mergePreferences } from './mergePreferences-D12kzuJf.js'
import { t as change } from './change-BUCoBqBE.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import { t as isGuest } from './owners-DssIpnU-.js'
import { n as enqueue, t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import {
  a as PREFERENCES_ENTITY,
  o as readRow,
  r as readPreferencesOf,
  s as writeRow,
} from './readPreferences-BsZufX81.js'
// src/offline/preferences/enqueuePreferences.ts
/** Asks for all unsent choices to reach the account, inside the caller's transaction. */
function enqueueSave(stores, choices) {
  return enqueue(stores, {
    kind: 'preferences.save',
    entity: PREFERENCES_ENTITY,
    coalesceKey: 'preferences.save',
    arguments: { choices },
  })
}
// src/offline/preferences/commands.ts
/**
 * Takes choices over that somebody has made on this device, each with its time; one older than what is known changes
 * nothing. A guest's stay here, those of an account wait in the outbox. One transaction; rejects with an
 * `OfflineError`, and then nothing has changed.
 */
async function takePreferences(db, made) {
  await change(db, INTENT_STORES, async (stores) => {
    const owner = await currentOwner(stores)
    const { choices, unsent } = await readPreferencesOf(stores, owner)
    const chosen = newChoices(choices, made)
    if (!hasChoices(chosen)) return
    if (isGuest(owner))
      await writeRow(stores, {
        ...(await readRow(stores, owner)),
        known: mergePreferences(choices, chosen),
      })
    else await enqueueSave(stores, mergePreferences(unsent, chosen))
  })
  announceOutboxChange()
}
export { takePreferences }
