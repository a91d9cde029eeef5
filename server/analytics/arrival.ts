import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'

/** A lock number that nothing else in the database uses. */
const LOCK = 1_795_120

/** Held by each transaction that adds events, shared among any number of them. */
export async function lockForArrival(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${sql.raw(String(LOCK))})`)
}

/** Waits for those to end and lets no other begin: then every assigned number is a row, or never will be. */
export async function lockAgainstArrival(tx: Transaction): Promise<void> {
  await tx.execute(lockAlone())
}

function lockAlone(): SQL {
  return sql`SELECT pg_advisory_xact_lock(${sql.raw(String(LOCK))})`
}
