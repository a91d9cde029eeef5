import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '#server/database/database.ts'
import * as schema from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'
import { makeTables } from './makeTables.ts'
import { postgresTls } from './postgresTls.ts'

/** A database that says nothing for so long is as good as gone. */
const PATIENCE_MS = 3_000

/** The embedded database's own defaults are made for a machine that does nothing else. */
export const embeddedStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** An open database with its migrations done. */
export interface OpenDatabase {
  readonly database: Database
  /** Whether it answers now, or will within seconds. */
  readonly isReachable: () => Promise<boolean>
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
  await makeTables(database)
  return { database, isReachable: () => Promise.resolve(true), close: () => client.close() }
}

/** Opens a PostgreSQL elsewhere, by its address. */
export async function openPostgres(address: string, log: Log): Promise<OpenDatabase> {
  const pool = await openPool(address)
  // Without a listener an idle connection that breaks would end the process; the pool makes a new one.
  pool.on('error', (error) => log.warn('a database connection broke', { error }))
  try {
    const database = drizzlePostgres(pool, { schema })
    await makeTables(database)
    return { database, isReachable: once(() => answers(pool)), close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Asked by many at a time, it is looked at once. */
function once<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let looking: Promise<Result> | null = null
  return () =>
    (looking ??= look().finally(() => {
      looking = null
    }))
}

async function answers(pool: Pool): Promise<boolean> {
  const patience = pause(PATIENCE_MS, false, { ref: false })
  const asked = pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, patience])
}

/** Connections made in the first way that `sslmode` allows and the server takes. */
async function openPool(address: string): Promise<Pool> {
  const { url, attempts } = await postgresTls(address)
  let refused: unknown
  for (const ssl of attempts) {
    const pool = new Pool({ connectionString: url, ssl, max: 10, connectionTimeoutMillis: 10_000 })
    try {
      const client = await pool.connect()
      client.release()
      return pool
    } catch (error) {
      await pool.end()
      refused ??= error
      if (!mayDoOtherwise(error)) break
    }
  }
  throw refused
}

/** Whether it may be for TLS, or the want of it, that a server was not let in. */
function mayDoOtherwise(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // No entry of pg_hba.conf fits such a connection.
  if ('code' in error) return error.code === '28000'
  return error.message.includes('does not support SSL')
}
