import type { IskraDatabase } from '../database.ts'
import type { IntentHandlers } from './registry.ts'

/** What an outbox still holds. */
export interface Outlook {
  /** Unsent changes of a person, parked ones not among them. */
  readonly waiting: number
  /** When something waiting is next due, in milliseconds since the epoch; null when nothing waits. */
  readonly nextAttemptAt: number | null
}

export async function readOutlook(db: IskraDatabase, handlers: IntentHandlers): Promise<Outlook> {
  const next = await waitingRows(db).first()
  const waiting = await waitingRows(db)
    .filter((row) => handlers[row.kind].isChange)
    .count()
  return { waiting, nextAttemptAt: next?.nextAttemptAt ?? null }
}

/** The soonest due first. Made anew for each question: Dexie's collections remember the limits of the last one. */
function waitingRows(db: IskraDatabase) {
  return db.outbox.where('[state+nextAttemptAt]').between(['waiting', -Infinity], ['waiting', Infinity])
}
