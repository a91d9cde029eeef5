import type { IskraDatabase } from '../database.ts'
import type { DrainTurn } from './dueGroups.ts'
import type { IntentRow } from './intent.ts'
import type { IntentHandlers } from './registry.ts'

/** What an outbox still holds. */
export interface Outlook {
  /** Unsent changes of a person, parked ones not among them. */
  readonly waiting: number
  /** When something waiting is next due, in milliseconds since the epoch; null when nothing can become due. */
  readonly nextAttemptAt: number | null
}

/** What is left for the owner of a drain, and when it is worth trying again. */
export async function readOutlook(
  db: IskraDatabase,
  handlers: IntentHandlers,
  { owner, stuck }: Pick<DrainTurn, 'owner' | 'stuck'>,
): Promise<Outlook> {
  const isOwned = (row: IntentRow) => row.owner === owner
  const next = await waitingRows(db)
    .filter((row) => isOwned(row) && !stuck.has(row.entity))
    .first()
  const waiting = await waitingRows(db)
    .filter((row) => isOwned(row) && handlers[row.kind].isChange)
    .count()
  return { waiting, nextAttemptAt: next?.nextAttemptAt ?? null }
}

/** The soonest due first. Made anew for each question: Dexie's collections remember the limits of the last one. */
function waitingRows(db: IskraDatabase) {
  return db.outbox.where('[state+nextAttemptAt]').between(['waiting', -Infinity], ['waiting', Infinity])
}
