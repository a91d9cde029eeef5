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
    await migratePostgres(database, { migrationsFolder })
    return { database, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}
