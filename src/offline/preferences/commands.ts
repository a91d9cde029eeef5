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
import { INTENT_STORES } from '../outbox/enqueue.ts'

/**
 * Takes over choices made on this device, each with its time; one older than the known one changes nothing. A guest's
 * stay here, those of an account wait in the outbox. One transaction; rejects with an `OfflineError`; then nothing has
 * changed.
 */
export async function takePreferences(db: IskraDatabase, made: Preferences): Promise<void> {
  await change(db, INTENT_STORES, async (stores) => {
    const owner = await currentOwner(stores)
    const { choices, unsent } = await readPreferencesOf(stores, owner)
    const chosen = newChoices(choices, made)
    if (!hasChoices(chosen)) return
    if (isGuest(owner)) {
      await writeRow(stores, { ...(await readRow(stores, owner)), known: mergePreferences(choices, chosen) })
    } else await enqueueSave(stores, mergePreferences(unsent, chosen))
  })
  announceOutboxChange()
}
