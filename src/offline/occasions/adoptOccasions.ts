import type { IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'
import { enqueueOccasion, enqueueOccasionsRead } from './enqueueOccasions.ts'
import { readReading, writeReading } from './occasionsReading.ts'

/**
 * After a sign-in, inside its transaction: this device's guest dates go to the account, whose other dates are
 * requested.
 */
export async function adoptOccasions(
  stores: IntentStores & Stores<'occasions'>,
  user: string,
): Promise<void> {
  if ((await readReading(stores))?.owner !== user) {
    for (const { id, date, changedAt } of await stores.occasions.toArray()) {
      await enqueueOccasion(stores, { id, name: date.name, date, changedAt })
    }
    await writeReading(stores, { owner: user, readAt: null })
  }
  await enqueueOccasionsRead(stores)
}
