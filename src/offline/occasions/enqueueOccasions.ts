import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { type OccasionIntentArguments, OCCASIONS_ENTITY } from './occasionIntentArguments.ts'

/** Asks for a date, or its removal, to reach the account, inside the caller's transaction. */
export function enqueueOccasion(
  stores: IntentStores,
  change: OccasionIntentArguments['occasion.save'],
): Promise<void> {
  return enqueue(stores, {
    kind: 'occasion.save',
    entity: OCCASIONS_ENTITY,
    coalesceKey: `occasion:${change.id}`,
    arguments: change,
  })
}

/** Asks for the account's dates to be read, inside the caller's transaction. */
export function enqueueOccasionsRead(stores: IntentStores): Promise<void> {
  return enqueue(stores, {
    kind: 'occasions.read',
    entity: OCCASIONS_ENTITY,
    coalesceKey: 'occasions.read',
    arguments: {},
  })
}
