import { choosePreferences, type PreferenceValues } from '#domain/account/choosePreferences.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { takePreferences } from '#offline/preferences/commands.ts'
import { readPreferences } from '#offline/preferences/readPreferences.ts'

/** Sets preferences now, as a screen would for its user. */
export async function setPreferences(db: IskraDatabase, values: PreferenceValues): Promise<void> {
  const { choices } = await readPreferences(db)
  await takePreferences(db, choosePreferences(choices, values, Date.now()))
}
