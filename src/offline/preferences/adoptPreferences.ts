import { hasChoices } from '#domain/account/combineChoices.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES } from '#domain/account/preferences.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueRead, enqueueSave } from './enqueuePreferences.ts'
import { readAnybodysRow, writeRow } from './preferencesRow.ts'
import { readPreferencesOf } from './readPreferences.ts'
import type { IntentStores } from '../outbox/enqueue.ts'

/**
 * Somebody has signed in: what this device's guest had chosen goes to their account, to be merged with what they
 * chose elsewhere, and the account is asked for the rest. Inside the transaction of the sign-in, after it.
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
