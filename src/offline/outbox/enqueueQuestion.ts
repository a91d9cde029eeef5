import { enqueue, type IntentStores, type NewIntent } from './enqueue.ts'
import type { IntentKind } from './intent.ts'

/** A poll of a service: one per entity at a time. */
export type Question<Kind extends IntentKind> = Pick<NewIntent<Kind>, 'kind' | 'entity' | 'arguments'>

/** Queues a poll in this many ms, inside the caller’s transaction. An earlier one stays. */
export async function enqueueQuestion<Kind extends IntentKind>(
  stores: IntentStores,
  question: Question<Kind>,
  inMs: number,
): Promise<void> {
  const notBefore = Date.now() + inMs
  const coalesceKey = question.entity
  const before = await stores.outbox.where('coalesceKey').equals(coalesceKey).first()
  if (before !== undefined && before.nextAttemptAt <= notBefore && before.attempts === 0) return
  // Replaced: an older poll's failure must not delay this one.
  if (before !== undefined) await stores.outbox.delete(before.id)
  await enqueue(stores, { ...question, coalesceKey, notBefore })
}
