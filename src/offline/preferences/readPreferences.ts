import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { knownOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { PREFERENCES_ENTITY } from './preferencesIntentArguments.ts'
import { readRow } from './preferencesRow.ts'
import type { Readable } from '../stores.ts'

/** The preferences of this device's present user, as stored here. */
export interface DevicePreferences {
  readonly choices: Preferences
  /** Those of them that the account doesn't have yet. Always empty for a guest. */
  readonly unsent: Preferences
  /** The account refused the unsent choices: a person has to decide. */
  readonly isRefused: boolean
  /** Whether they follow the person to other devices. */
  readonly isAccount: boolean
}

/** Reads the preferences of this device; nothing but reads, so that a live query may ask. */
export async function readPreferences(stores: Readable<'outbox' | 'settings'>): Promise<DevicePreferences> {
  const owner = await knownOwner(stores)
  if (owner === null) {
    return { choices: NO_PREFERENCES, unsent: NO_PREFERENCES, isRefused: false, isAccount: false }
  }
  return readPreferencesOf(stores, owner)
}

export async function readPreferencesOf(
  stores: Readable<'outbox' | 'settings'>,
  owner: string,
): Promise<DevicePreferences> {
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
export function mergeIntents(intents: readonly IntentRow[]): Preferences {
  return intents
    .filter((intent) => isIntentOf(intent, 'preferences.save'))
    .map((intent) => intent.arguments.choices)
    .reduce(mergePreferences, NO_PREFERENCES)
}
