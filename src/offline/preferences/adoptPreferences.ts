import { hasChoices } from '#domain/account/combineChoices.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES } from '#domain/account/preferences.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueRead, enqueueSave } from './enqueuePreferences.ts'
import { readAnybodysRow, writeRow } from './preferencesRow.ts'
import { readPreferencesOf } from './readPreferences.ts'
import type { IntentStores } from '../outbox/enqueue.ts'

/**
 * After a sign-in, inside its transaction: this device's guest choices go to the account, to be merged with those made
 * elsewhere, and the account's are requested.
 */
export async function adoptPreferences(stores: IntentStores, user: string): Promise<void> {
  const row = await readAnybodysRow(stores)
  const { unsent } = await readPreferencesOf(stores, user)
  if (row?.owner !== user) await writeRow(stores, { owner: user, known: NO_PREFERENCES, readAt: null })
  const ofGuest = row !== null && isGuest(row.owner) ? row.known : NO_PREFERENCES
  const choices = mergePreferences(unsent, ofGuest)
  if (hasChoices(ofGuest)) await enqueueSave(stores, choices)
  await enqueueRead(stores)
}
