import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Log } from '#server/platform/log.ts'
import type { Database } from './database.ts'
import { type DatabaseWrites, NO_WRITES_TOLD } from './databaseWrites.ts'
import { layEmptyDatabase } from './embedded/emptyDatabase.ts'
import { openEngine } from './embedded/openEngine.ts'
import { listenForChanges } from './listenForChanges.ts'
import { makeTables } from './makeTables.ts'
import { postgresTls } from './postgresTls.ts'
import type { PublicChanges } from './publicChanges.ts'
import { limitStatements, LONGEST_STATEMENT_MS } from './statementLimits.ts'
import { watchPool } from './watchPool.ts'

/** A database that says nothing for so long is as good as gone. */
const PATIENCE_MS = 3_000

/** An open database with its migrations done. */
export interface OpenDatabase {
  readonly database: Database
  readonly changes: PublicChanges
  readonly writes: DatabaseWrites
  /** Whether it answers now, or will within seconds. */
  readonly isReachable: () => Promise<boolean>
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>
}

/** Opens the embedded PostgreSQL, in `folder` or, without one, in memory. */
export async function openEmbeddedDatabase(folder: string | null, log?: Log): Promise<OpenDatabase> {
  if (folder !== null) {
    await mkdir(folder, { recursive: true })
    await layEmptyDatabase(folder)
  }
  const engine = await openEngine({ folder, archive: null }, log)
  try {
    const database = drizzle(engine.pool)
    await makeTables(database)
    engine.limitStatements(LONGEST_STATEMENT_MS)
    return {
      database,
      changes: engine.changes,
      writes: engine.writes,
      isReachable: () => Promise.resolve(true),
      close: () => engine.close(),
    }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Opens a PostgreSQL elsewhere, by its address. */
export async function openPostgres(address: string, log: Log): Promise<OpenDatabase> {
  const { pool, connection } = await openPool(address, log)
  try {
    const database = drizzle(pool)
    await makeTables(database)
    const changes = listenForChanges(connection, log)
    return {
      database,
      changes,
      writes: NO_WRITES_TOLD,
      isReachable: once(() => answers(pool)),
      close: async () => {
        await Promise.all([changes.stop(), pool.end()])
      },
    }
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
async function openPool(address: string, log: Log): Promise<{ pool: Pool; connection: PoolConfig }> {
  const { url, attempts } = await postgresTls(address)
  let refused: unknown
  for (const ssl of attempts) {
    const connection = { connectionString: url, ssl, connectionTimeoutMillis: 10_000 }
    const pool = new Pool({ ...connection, max: 10, pipeline: true, verify: limitStatements(log) })
    watchPool(pool, log)
    try {
      const client = await pool.connect()
      client.release()
      return { pool, connection }
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
