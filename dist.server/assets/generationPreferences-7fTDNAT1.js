import {
  $n as string,
  Hn as nullable,
  Nn as boolean,
  Rn as int,
  Wn as object,
  _r as safeParse,
  ar as _gte,
  cr as _lte,
  kn as _catch,
} from '../renderPage.js'
import { g as fieldSchema, m as GENERATOR_OPTIONS } from './generationCalls-UKwjLv4R.js'
import { t as change } from './change-BUCoBqBE.js'
import { n as knownOwner, t as currentOwner } from './owner-BCVJoIrS.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
// src/offline/generation/trimHistory.ts
/** Keeps the newest ended generations on this device, inside the caller's transaction. The archive has them all. */
async function trimHistory(stores, most) {
  const ended = await stores.generations.filter((row) => isEnded(row.status)).sortBy('endedAt')
  const surplus = ended.slice(0, Math.max(0, ended.length - most))
  await stores.generations.bulkDelete(surplus.map((row) => row.refCode))
}
// src/offline/generation/generationPreferences.ts
var orElse = _catch
var PREFERENCES_KEY = 'generation-preferences'
var { image, video } = GENERATOR_OPTIONS
/** How somebody likes to generate on this device (specification part 2, section 3). Each field falls back by itself. */
var generationPreferencesSchema = object({
  /** Null: the product's. */
  defaultEngines: orElse(
    object({
      image: nullable(string()),
      video: nullable(string()),
      music: nullable(string()),
    }),
    {
      image: null,
      video: null,
      music: null,
    },
  ),
  style: orElse(fieldSchema(image.style), image.style.default),
  size: orElse(fieldSchema(image.size), image.size.default),
  quality: orElse(fieldSchema(image.quality), image.quality.default),
  /** Seconds. */
  videoLength: orElse(fieldSchema(video.duration), video.duration.default),
  /** The screen gives a new generation tags by what was chosen for it. */
  autoTagGenerations: orElse(boolean(), true),
  /** Whether what was typed and not asked for stays until the next visit. */
  savePromptHistory: orElse(boolean(), true),
  showAdvancedOptions: orElse(boolean(), false),
  maxHistoryItems: orElse(int().check(_gte(1), _lte(15)), 15),
})
var DEFAULT_GENERATION_PREFERENCES = generationPreferencesSchema.parse({})
var rowSchema = object({
  owner: string(),
  values: generationPreferencesSchema,
})
/** Reads alone, so that a live query may ask. */
async function readGenerationPreferences(stores) {
  const row = safeParse(rowSchema, (await stores.settings.get(PREFERENCES_KEY))?.value).data
  return row !== void 0 && row.owner === (await knownOwner(stores))
    ? row.values
    : DEFAULT_GENERATION_PREFERENCES
}
/** What isn't named stays. Rejects with an `OfflineError`. */
function writeGenerationPreferences(db, values) {
  return change(db, ['generations', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    const next = {
      ...(await readGenerationPreferences(stores)),
      ...values,
    }
    await stores.settings.put({
      key: PREFERENCES_KEY,
      value: {
        owner,
        values: next,
      },
    })
    await trimHistory(stores, next.maxHistoryItems)
  })
}
export {
  trimHistory as i,
  readGenerationPreferences as n,
  writeGenerationPreferences as r,
  DEFAULT_GENERATION_PREFERENCES as t,
}
