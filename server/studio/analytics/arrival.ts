import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { analyticsEvents } from './tables.ts'

/** A lock number that nothing else in the database uses. */
const LOCK = 1_795_120

export type NewEvent = Omit<typeof analyticsEvents.$inferSelect, 'seq'>

/**
 * Adds events, those that are there already left out, in one statement of one value: it is the same statement for any
 * number of them, and whoever waits for the one connection of the embedded database waits for that alone. Each
 * such statement holds a lock, any number of them at once, before it takes numbers of the order of arrival.
 */
export async function addEvents(database: Database, events: readonly NewEvent[]): Promise<void> {
  await database.execute(sql`
    INSERT INTO ${analyticsEvents}
      (id, kind, at, received_at, page, subject, source, device, affiliate, offline, vouched, value)
    SELECT id, kind, at, "receivedAt", page, subject, source, device, affiliate, offline, vouched, value
    FROM (SELECT pg_advisory_xact_lock_shared(${sql.raw(String(LOCK))})) AS arrival
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS told (
      id uuid, kind text, at timestamptz, "receivedAt" timestamptz, page text, subject text, source text,
      device text, affiliate text, offline boolean, vouched boolean, value integer
    )
    ON CONFLICT DO NOTHING`)
}

/** Waits for those to end and lets no other begin: then every assigned number is a row, or never will be. */
export async function lockAgainstArrival(tx: Transaction): Promise<void> {
  await tx.execute(lockAlone())
}

function lockAlone(): SQL {
  return sql`SELECT pg_advisory_xact_lock(${sql.raw(String(LOCK))})`
}
