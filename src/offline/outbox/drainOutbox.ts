import type { IskraDatabase } from '../database.ts'
import { type DrainOptions, type DrainReport, drainService } from './drainService.ts'
import type { OutboxServices } from './handler.ts'
import { OUTBOX_SERVICES } from './outboxServices.ts'

/**
 * Sends all due intents, each service by itself: one that hangs blocks no other. Rejects as `drainService` does, once
 * all have ended.
 */
export async function drainOutbox(
  db: IskraDatabase,
  services: OutboxServices,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const drains = OUTBOX_SERVICES.map((service) => drainService(db, service, services, options))
  await Promise.allSettled(drains)
  return (await Promise.all(drains)).reduce(addReports)
}

function addReports(one: DrainReport, other: DrainReport): DrainReport {
  const times = [one.nextAttemptAt, other.nextAttemptAt].filter((time) => time !== null)
  return {
    settled: one.settled + other.settled,
    failed: one.failed + other.failed,
    parked: one.parked + other.parked,
    superseded: one.superseded + other.superseded,
    waiting: one.waiting + other.waiting,
    nextAttemptAt: times.length === 0 ? null : Math.min(...times),
  }
}
