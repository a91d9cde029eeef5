import { callbackify } from 'node:util'
import type { ClientBase, Pool } from 'pg'
import type { Log } from '#server/platform/log.ts'
import { type DatabaseWrites, ToldWrites } from '../databaseWrites.ts'
import { type PublicChanges, ToldChanges } from '../publicChanges.ts'
import { watchPool } from '../watchPool.ts'
import { EngineStream } from './engineStream.ts'
import { hasWritten } from './hasWritten.ts'
import { joinBegin } from './joinBegin.ts'
import { keepStatements } from './keepStatements.ts'
import { LanedPool } from './lanedPool.ts'
import { hireEngine, type EngineThread } from './hireEngine.ts'
import type { EnginePlace } from './protocol.ts'

/** The embedded database, as clients of PostgreSQL see one. */
export interface EmbeddedEngine {
  /** A pool of the one connection there can be. */
  readonly pool: Pool
  readonly changes: PublicChanges
  readonly writes: DatabaseWrites
  /** From now on a statement may take so long, in ms. */
  limitStatements(mostMs: number): void
  /** Waits for running queries, then closes. */
  close(): Promise<void>
}

/**
 * Opens the embedded database in a thread of its own. One in a folder opens again by itself when its thread had to be
 * ended: what was committed is there, as after a killed process. Rejects when it can't be opened.
 */
export async function openEngine(place: EnginePlace, log?: Log): Promise<EmbeddedEngine> {
  let thread: EngineThread = hireEngine(place)
  await thread.ready
  let mostMs: number | null = null
  const changes = new ToldChanges()
  const writes = new ToldWrites()

  const pool = new LanedPool({
    idleTimeoutMillis: 0,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    verify: callbackify((client: ClientBase) => changes.listen(client)),
    stream: () => {
      if (!thread.isAlive && place.folder !== null) {
        log?.warn('the embedded database is opened again')
        thread = hireEngine({ ...place, archive: null })
      }
      const own = thread
      return new EngineStream(async (bytes) => {
        const answer = await own.ask(bytes, mostMs)
        if (hasWritten(answer)) writes.note()
        return answer
      })
    },
  })
  pool.on('connect', keepStatements)
  pool.on('connect', joinBegin)
  watchPool(pool, log)

  return {
    pool,
    changes,
    writes,
    limitStatements(most) {
      mostMs = most
    },
    async close() {
      // A pool that ends forgets who still waits for its one connection: so after them.
      const last = await pool.connect().catch(() => null)
      last?.release()
      await pool.end()
      await thread.close()
    },
  }
}
