import { liveQuery } from 'dexie'
import type { Preferences } from '#domain/account/preferences.ts'
import { database } from '#offline/openDatabase.ts'
import { takePreferences } from '#offline/preferences/commands.ts'
import { type DevicePreferences, readPreferences } from '#offline/preferences/readPreferences.ts'

// The preferences of this page's database. Loaded with the first screen that shows them.

/** Tells the preferences now and after every change by any tab, the worker or the account, until storage fails. */
export async function watchPreferences(
  onPreferences: (preferences: DevicePreferences) => void,
  onFailure: () => void,
): Promise<void> {
  const db = await database()
  liveQuery(() => readPreferences(db)).subscribe({ next: onPreferences, error: onFailure })
}

export const keepPreferences = async (chosen: Preferences) => takePreferences(await database(), chosen)
