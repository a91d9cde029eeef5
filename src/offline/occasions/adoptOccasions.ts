import type { IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'
import { enqueueOccasion, enqueueOccasionsRead } from './enqueueOccasions.ts'
import { readReading, writeReading } from './occasionsReading.ts'

/**
 * Somebody has signed in: what this device's guest wrote down goes to their account, which is asked for the rest.
 * Inside the transaction of the sign-in, after it.
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
