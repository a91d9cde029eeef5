import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { $n as string, Hn as nullable, Un as number, Wn as object, _r as safeParse } from '../renderPage.js'
import { t as mergePreferences } from './mergePreferences-D12kzuJf.js'
import { r as preferencesSchema, t as NO_PREFERENCES } from './preferences-CXXm9RGo.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { n as knownOwner } from './owner-BCVJoIrS.js'
import { t as isGuest } from './owners-DssIpnU-.js'
// src/offline/preferences/preferencesRow.ts
var PREFERENCES_KEY = 'preferences'
var rowSchema = object({
  owner: string(),
  /** A guest's own choices, or what the account has last answered. */
  known: preferencesSchema,
  /** When the account has last answered, epoch ms; null if it never has. */
  readAt: nullable(number()),
})
/** The row of an owner; an empty one where there is none, or only somebody else's. */
async function readRow(stores, owner) {
  const row = rowFrom(await stores.settings.get(PREFERENCES_KEY))
  return row?.owner === owner
    ? row
    : {
        owner,
        known: NO_PREFERENCES,
        readAt: null,
      }
}
function rowFrom(setting) {
  return safeParse(rowSchema, setting?.value).data ?? null
}
async function writeRow(stores, row) {
  await stores.settings.put({
    key: PREFERENCES_KEY,
    value: row,
  })
}
// src/offline/preferences/preferencesIntentArguments.ts
var PREFERENCES_ENTITY = 'preferences'
// src/offline/preferences/readPreferences.ts
var readPreferences_exports = /* @__PURE__ */ __exportAll({
  mergeIntents: () => mergeIntents,
  readPreferences: () => readPreferences,
  readPreferencesOf: () => readPreferencesOf,
})
/** Reads the preferences of this device; nothing but reads, so that a live query may ask. */
async function readPreferences(stores) {
  const owner = await knownOwner(stores)
  if (owner === null)
    return {
      choices: NO_PREFERENCES,
      unsent: NO_PREFERENCES,
      isRefused: false,
      isAccount: false,
    }
  return readPreferencesOf(stores, owner)
}
async function readPreferencesOf(stores, owner) {
  const { known } = await readRow(stores, owner)
  const intents = await stores.outbox
    .where('entity')
    .equals(PREFERENCES_ENTITY)
    .filter((row) => row.owner === owner && row.kind === 'preferences.save')
    .toArray()
  const unsent = mergeIntents(intents)
  return {
    choices: mergePreferences(known, unsent),
    unsent,
    isRefused: intents.some((intent) => intent.state === 'parked'),
    isAccount: !isGuest(owner),
  }
}
/** Everything that these intents want saved. */
function mergeIntents(intents) {
  return intents
    .filter((intent) => isIntentOf(intent, 'preferences.save'))
    .map((intent) => intent.arguments.choices)
    .reduce(mergePreferences, NO_PREFERENCES)
}
export {
  PREFERENCES_ENTITY as a,
  readPreferences_exports as i,
  readPreferences as n,
  readRow as o,
  readPreferencesOf as r,
  writeRow as s,
  mergeIntents as t,
}
