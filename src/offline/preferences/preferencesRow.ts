import * as z from 'zod/mini'
import { NO_PREFERENCES, preferencesSchema } from '#domain/account/preferences.ts'
import type { SettingRow } from '../settingRules.ts'
import type { Readable, Stores } from '../stores.ts'

const PREFERENCES_KEY = 'preferences'

const rowSchema = z.object({
  owner: z.string(),
  /** A guest's own choices, or the account's last answer. */
  known: preferencesSchema,
  /** When the account has last answered, epoch ms; null if it never has. */
  readAt: z.nullable(z.number()),
})

/**
 * The choices of this device, stored among its settings. Those that an account doesn't have yet are in the outbox
 * alone, so that no fact is in two places.
 */
export type PreferencesRow = z.infer<typeof rowSchema>

/** The row of an owner; an empty one where there is none, or only another's. */
export async function readRow(stores: Readable<'settings'>, owner: string): Promise<PreferencesRow> {
  const row = rowFrom(await stores.settings.get(PREFERENCES_KEY))
  return row?.owner === owner ? row : { owner, known: NO_PREFERENCES, readAt: null }
}

/** The present row, of any owner. */
export async function readAnybodysRow(stores: Readable<'settings'>): Promise<PreferencesRow | null> {
  return rowFrom(await stores.settings.get(PREFERENCES_KEY))
}

function rowFrom(setting: SettingRow | undefined): PreferencesRow | null {
  return z.safeParse(rowSchema, setting?.value).data ?? null
}

export async function writeRow(stores: Stores<'settings'>, row: PreferencesRow): Promise<void> {
  await stores.settings.put({ key: PREFERENCES_KEY, value: row })
}
