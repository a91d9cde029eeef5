import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Stores } from '../stores.ts'
import { retryDelay } from './backoff.ts'
import type { DueGroup } from './dueGroups.ts'
import { INTENT_STORES } from './enqueue.ts'
import type { Outcome, SendResult } from './handler.ts'
import type { IntentRow } from './intent.ts'
import type { Lease } from './lock.ts'

export interface SettleCount {
  readonly settled: number
  readonly failed: number
  readonly parked: number
  /** Changed again while they were sent: they wait for their next turn. */
  readonly superseded: number
}

/**
 * Settles one entity's intents in one transaction: the answer is written back, and each intent is deleted, delayed or
 * parked. One changed since it was sent stays as it is.
 */
export function settle(
  db: IskraDatabase,
  { intents, sender }: Pick<DueGroup, 'intents' | 'sender'>,
  result: SendResult,
  lease: Lease,
  random: () => number,
): Promise<SettleCount> {
  return change(db, [...INTENT_STORES, ...sender.stores], async (stores) => {
    await lease.confirm(stores)
    await result.writeBack(stores)
    const count = { settled: 0, failed: 0, parked: 0, superseded: 0 }
    let restUntil = 0
    let isDiscarded = false
    for (const intent of intents) {
      const outcome = result.outcomes.get(intent.id) ?? { kind: 'done' }
      const attempts = attemptsWith(intent, outcome)
      const nextAttemptAt =
        outcome.kind === 'retry' ? Date.now() + retryDelay(attempts, outcome.retryAfterMs, random) : 0
      restUntil = Math.max(restUntil, nextAttemptAt)
      const current = await stores.outbox.get(intent.id)
      isDiscarded ||= current === undefined
      if (current?.version !== intent.version) count.superseded += 1
      else if (outcome.kind === 'done') {
        await stores.outbox.delete(intent.id)
        count.settled += 1
      } else if (outcome.kind === 'parked') {
        await stores.outbox.update(intent.id, { state: 'parked', attempts, lastError: outcome.failure })
        count.parked += 1
      } else {
        await stores.outbox.update(intent.id, { attempts, nextAttemptAt, lastError: outcome.failure })
        count.failed += 1
      }
    }
    if (isDiscarded) await result.onDiscarded?.(stores)
    if (restUntil > 0) await restEntity(stores, intents, restUntil)
    return count
  })
}

/** Similar failures in a row make the pauses longer; a new kind of failure starts them anew. */
function attemptsWith(intent: IntentRow, outcome: Outcome): number {
  const isAlike = outcome.kind !== 'done' && outcome.failure.kind === intent.lastError?.kind
  return isAlike ? intent.attempts + 1 : 1
}

/** Later intents of the same entity wait as long: a service's Retry-After holds for all of it. */
async function restEntity(
  stores: Stores<'outbox'>,
  sent: readonly IntentRow[],
  until: number,
): Promise<void> {
  for (const entity of new Set(sent.map((intent) => intent.entity))) {
    await stores.outbox
      .where('entity')
      .equals(entity)
      .filter((row) => row.state === 'waiting' && row.nextAttemptAt < until)
      .modify({ nextAttemptAt: until })
  }
}
