import type { IskraDatabase } from '../database.ts'
import type { DrainTurn } from './dueGroups.ts'
import type { IntentRow } from './intent.ts'
import type { IntentHandlers } from './registry.ts'

/** The content of an outbox. */
export interface OutboxSummary {
  /** Unsent changes of a person, parked ones not among them. */
  readonly waiting: number
  /** When something waiting is next due, in milliseconds since the epoch; null when nothing can become due. */
  readonly nextAttemptAt: number | null
}

/** The remaining intents of a drain's turn, and the time of the next attempt. */
export async function readOutboxSummary(
  db: IskraDatabase,
  handlers: IntentHandlers,
  { owner, service, blocked }: Pick<DrainTurn, 'owner' | 'service' | 'blocked'>,
): Promise<OutboxSummary> {
  const isOurs = (row: IntentRow) => row.owner === owner && handlers[row.kind].sender.service === service
  const next = await waitingRows(db)
    .filter((row) => isOurs(row) && !blocked.has(row.entity))
    .first()
  const waiting = await waitingRows(db)
    .filter((row) => isOurs(row) && handlers[row.kind].isChange)
    .count()
  return { waiting, nextAttemptAt: next?.nextAttemptAt ?? null }
}

/**
 * The next future intent of a turn, while others are being sent; undefined for none. For a resting entity it is one due
 * after the rest began: those due earlier wait for the wake.
 */
export function nextToCome(
  db: IskraDatabase,
  handlers: IntentHandlers,
  { owner, service, inFlight, backingOff, blocked }: DrainTurn,
): Promise<IntentRow | undefined> {
  return waitingRows(db, Date.now())
    .filter((row) => row.owner === owner && handlers[row.kind].sender.service === service)
    .filter(({ entity }) => !inFlight.has(entity) && !blocked.has(entity))
    .filter(({ entity, nextAttemptAt }) => nextAttemptAt > (backingOff.get(entity) ?? -Infinity))
    .first()
}

/** The soonest due first. Created anew for each query: Dexie's collections remember the limits of the last one. */
function waitingRows(db: IskraDatabase, after = -Infinity) {
  return db.outbox.where('[state+nextAttemptAt]').between(['waiting', after], ['waiting', Infinity])
}
