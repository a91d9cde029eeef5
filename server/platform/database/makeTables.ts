import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Database, Transaction } from './database.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** What servers hold while they make the tables; none that an earlier version ever took for a whole connection. */
const MAKING_TABLES = 7_204_119

/**
 * Brings the tables to this version, all or nothing. Servers and workers that start together take turns, by a lock that
 * ends with its transaction: behind a pooler that shares connections by the transaction, a lock of the connection could
 * outlive whoever took it. Where there is nothing to do nobody waits.
 */
export async function makeTables(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  if ((await missingOf(migrations, database)).length === 0) return
  await database.transaction(async (tx) => {
    // A migration may take long; but what holds a lock for a minute doesn't mean to give it back.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SET LOCAL lock_timeout = '60s'`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MAKING_TABLES})`)
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
    for (const { sql: statements, hash, folderMillis } of await missingOf(migrations, tx)) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
        VALUES (${hash}, ${folderMillis})`)
    }
  })
}

const foundSchema = z.object({ rows: z.array(z.object({ last: z.coerce.number().nullable() })) })
const thereSchema = z.object({ rows: z.array(z.object({ there: z.boolean() })) })

/** Those after the newest that was done; the list is kept as drizzle's own migrator keeps it. */
async function missingOf(
  migrations: readonly MigrationMeta[],
  database: Database | Transaction,
): Promise<readonly MigrationMeta[]> {
  const there = thereSchema.parse(
    await database.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`),
  )
  if (there.rows[0]?.there !== true) return migrations
  const found = foundSchema.parse(
    await database.execute(sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`),
  )
  const last = found.rows[0]?.last ?? 0
  return migrations.filter(({ folderMillis }) => folderMillis > last)
}
