import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database } from '#server/database/database.ts'
import * as schema from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** What servers hold while they make the tables. */
const MIGRATING = 7_204_117

/** The embedded database's own defaults are made for a machine that does nothing else. */
export const embeddedStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** An open database with its migrations done. */
export interface OpenDatabase {
  readonly database: Database
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>
}

/** Opens the PostgreSQL embedded in this process, in `folder` or, without one, in memory. */
export async function openEmbeddedDatabase(folder: string | null): Promise<OpenDatabase> {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    startParams: embeddedStartParams,
  })
  const database = drizzleEmbedded(client, { schema })
  await migrateEmbedded(database, { migrationsFolder })
  return { database, close: () => client.close() }
}

/** Opens a PostgreSQL elsewhere, by its address. */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener an idle connection that breaks would end the process; the pool makes a new one.
  pool.on('error', (error) => log.warn('a database connection broke', { error }))
  try {
    const database = drizzlePostgres(pool, { schema })
    await oneAtATime(pool, () => migratePostgres(database, { migrationsFolder }))
    return { database, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
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
