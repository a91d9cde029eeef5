import type { Preferences } from '#domain/account/preferences.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { PREFERENCES_ENTITY } from './preferencesIntentArguments.ts'

/** Asks for all unsent choices to reach the account, inside the caller's transaction. */
export function enqueueSave(db: IskraDatabase, choices: Preferences): Promise<void> {
  return enqueue(db, {
    kind: 'preferences.save',
    entity: PREFERENCES_ENTITY,
    coalesceKey: 'preferences.save',
    arguments: { choices },
  })
}

/** Asks for the account's preferences to be read, inside the caller's transaction. */
export function enqueueRead(db: IskraDatabase): Promise<void> {
  return enqueue(db, {
    kind: 'preferences.read',
    entity: PREFERENCES_ENTITY,
    coalesceKey: 'preferences.read',
    arguments: {},
  })
}
