import type { IskraDatabase } from '../database.ts'
import { drainOutbox } from './drainOutbox.ts'
import type { DrainOptions } from './drainService.ts'
import type { OutboxServices } from './handler.ts'
import { hurryUnreachable } from './intents.ts'

/** Changes were left over: with this error the browser fires its sync event again. */
export class StillWaitingError extends Error {
  override readonly name = 'StillWaitingError'
}

/** A row of changes made while the worker sends is sent too, but not for ever. */
const TIMES_DRAINED = 5

/**
 * Sends the outbox, for the worker's `sync` event: the browser has found a network. Rejects while changes are left, so
 * that the browser tries again later; refused ones wait for a person and don't count.
 */
export async function drainOnSync(
  db: IskraDatabase,
  services: OutboxServices,
  options: DrainOptions = {},
): Promise<void> {
  await hurryUnreachable(db)
  let report = await drainOutbox(db, services, options)
  for (let time = 1; report.superseded > 0 && report.failed === 0 && time < TIMES_DRAINED; time += 1) {
    report = await drainOutbox(db, services, options)
  }
  if (report.waiting > 0) throw new StillWaitingError(`${report.waiting} changes are left`)
}
