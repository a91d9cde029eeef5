import * as z from 'zod/mini'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import { fieldSchema } from '#domain/fields/readFields.ts'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { trimHistory } from './trimHistory.ts'
import type { Readable, Stores } from '../stores.ts'

const orElse = z.catch

const PREFERENCES_KEY = 'generation-preferences'

const { image, video } = GENERATOR_OPTIONS

/**
 * A person's preferences for generating on this device (specification part 2, section 3). Each field falls back by
 * itself.
 */
export const generationPreferencesSchema = z.object({
  style: orElse(fieldSchema(image.style), image.style.default),
  size: orElse(fieldSchema(image.size), image.size.default),
  quality: orElse(fieldSchema(image.quality), image.quality.default),
  /** Seconds. */
  videoLength: orElse(fieldSchema(video.duration), video.duration.default),
  /** The screen tags a new generation with its chosen options. */
  autoTagGenerations: orElse(z.boolean(), true),
  /** Whether an unsubmitted prompt stays until the next visit. */
  savePromptHistory: orElse(z.boolean(), true),
  showAdvancedOptions: orElse(z.boolean(), false),
  maxHistoryItems: orElse(z.int().check(z.gte(1), z.lte(HISTORY_LIMIT)), HISTORY_LIMIT),
})
export type GenerationPreferences = z.infer<typeof generationPreferencesSchema>

export const DEFAULT_GENERATION_PREFERENCES: GenerationPreferences = generationPreferencesSchema.parse({})

const rowSchema = z.object({ owner: z.string(), values: generationPreferencesSchema })

/** Reads alone, so that a live query may ask. */
export async function readGenerationPreferences(
  stores: Readable<'settings'>,
): Promise<GenerationPreferences> {
  const row = z.safeParse(rowSchema, (await stores.settings.get(PREFERENCES_KEY))?.value).data
  const isOwn = row !== undefined && row.owner === (await knownOwner(stores))
  return isOwn ? row.values : DEFAULT_GENERATION_PREFERENCES
}

/** Missing fields stay. Rejects with an `OfflineError`. */
export function writeGenerationPreferences(
  db: IskraDatabase,
  values: Partial<GenerationPreferences>,
): Promise<void> {
  return change(db, ['generations', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    const next = { ...(await readGenerationPreferences(stores)), ...values }
    await stores.settings.put({ key: PREFERENCES_KEY, value: { owner, values: next } })
    await trimHistory(stores, next.maxHistoryItems)
  })
}

/** A guest's preferences stay theirs after the sign-in. Inside the transaction of the sign-in, after it. */
export async function adoptGenerationPreferences(stores: Stores<'settings'>, user: string): Promise<void> {
  const row = z.safeParse(rowSchema, (await stores.settings.get(PREFERENCES_KEY))?.value).data
  if (row !== undefined && isGuest(row.owner)) {
    await stores.settings.put({ key: PREFERENCES_KEY, value: { ...row, owner: user } })
  }
}
