import { hasChoices } from '#domain/account/combineChoices.ts'
import { mergePreferences, newChoices } from '#domain/account/mergePreferences.ts'
import type { Preferences } from '#domain/account/preferences.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueSave } from './enqueuePreferences.ts'
import { readRow, writeRow } from './preferencesRow.ts'
import { readPreferencesOf } from './readPreferences.ts'

/**
 * Takes choices over that somebody has made on this device, each with its time; one older than what is known changes
 * nothing. A guest's stay here, those of an account wait in the outbox. One transaction; rejects with an
 * `OfflineError`, and then nothing has changed.
 */
export async function takePreferences(db: IskraDatabase, made: Preferences): Promise<void> {
  await change(db, async () => {
    const owner = await currentOwner(db)
    const { choices, unsent } = await readPreferencesOf(db, owner)
    const chosen = newChoices(choices, made)
    if (!hasChoices(chosen)) return
    if (isGuest(owner)) {
      await writeRow(db, { ...(await readRow(db, owner)), known: mergePreferences(choices, chosen) })
    } else await enqueueSave(db, mergePreferences(unsent, chosen))
  })
  announceOutboxChange()
}
