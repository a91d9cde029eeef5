import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database } from '#server/database/database.ts'
import { openEngine } from '#server/database/embedded/openEngine.ts'
import { limitStatements, LONGEST_STATEMENT_MS } from '#server/database/statementLimits.ts'
import * as schema from '#server/database/schema.ts'
import { watchPool } from '#server/database/watchPool.ts'
import type { Log } from '#server/log.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** What servers hold while they make the tables. */
const MIGRATING = 7_204_117

/** An open database with its migrations done. */
export interface OpenDatabase {
  readonly database: Database
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>
}

/** Opens the PostgreSQL embedded in this process, in `folder` or, without one, in memory. */
export async function openEmbeddedDatabase(folder: string | null, log?: Log): Promise<OpenDatabase> {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const engine = await openEngine({ folder, archive: null }, log)
  try {
    const database = drizzle(engine.pool, { schema })
    await migrate(database, { migrationsFolder })
    engine.limitStatements(LONGEST_STATEMENT_MS)
    return { database, close: () => engine.close() }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Opens a PostgreSQL elsewhere, by its address. */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  await migrateAlone(url)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    verify: limitStatements(log),
  })
  watchPool(pool, log)
  return { database: drizzle(pool, { schema }), close: () => pool.end() }
}

/** Makes the tables over connections of its own, without limits: a migration may take as long as it must. */
async function migrateAlone(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  try {
    await oneAtATime(pool, () => migrate(drizzle(pool), { migrationsFolder }))
  } finally {
    await pool.end()
  }
}

/** Servers and workers that start together would each make the tables. */
async function oneAtATime(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING])
    await work()
  } finally {
    // With the connection goes the lock, whatever happened.
    client.release(true)
  }
}
