import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { announceOutboxChange } from '../outbox/signal.ts'

/** Runs a cart command: its rows and its intents in one transaction, then the outbox is told. */
export async function cartChange<Result>(db: IskraDatabase, work: () => Promise<Result>): Promise<Result> {
  const result = await change(db, work)
  announceOutboxChange()
  return result
}
