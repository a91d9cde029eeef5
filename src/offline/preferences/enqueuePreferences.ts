import type { Preferences } from '#domain/account/preferences.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { PREFERENCES_ENTITY } from './preferencesIntentArguments.ts'

/** Asks for all unsent choices to reach the account, inside the caller's transaction. */
export function enqueueSave(stores: IntentStores, choices: Preferences): Promise<void> {
  return enqueue(stores, {
    kind: 'preferences.save',
    entity: PREFERENCES_ENTITY,
    coalesceKey: 'preferences.save',
    arguments: { choices },
  })
}

/** Asks for the account's preferences to be read, inside the caller's transaction. */
export function enqueueRead(stores: IntentStores): Promise<void> {
  return enqueue(stores, {
    kind: 'preferences.read',
    entity: PREFERENCES_ENTITY,
    coalesceKey: 'preferences.read',
    arguments: {},
  })
}
