import { randomBytes } from 'node:crypto'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { ServerContext } from '#server/context.ts'
import { openPostgres, type OpenDatabase } from '#server/database/openDatabase.ts'
import * as schema from '#server/tables/schema.ts'
import { DATABASE_WITH_TABLES } from './postgres/databaseWithTables.ts'
import { openTestEmbedded } from './embedded/openTestEmbedded.ts'
import { silentLog, testContext } from './testContext.ts'

/**
 * How the server is tested:
 *
 *     describeOnEachDatabase('carts', (freshContext) => {
 *       it('…', async () => {
 *         const context = await freshContext({ now: () => new Date('2026-11-20T12:40:00Z') })
 *         await seedCatalogue(context)                       // when the catalogue is needed
 *         const app = new Hono().route('/api/storefront', storefrontRoutes(context))
 *         const answer = await app.request('/api/storefront/…', { method: 'POST', … })
 *       })
 *     })
 *
 * The tests inside run twice: on the embedded database in memory and on a PostgreSQL that the run starts for
 * itself. `freshContext` empties every table, so call it once at the start of each test (or in `beforeEach`),
 * and never from two tests at once (no `it.concurrent`). It takes `config`, `now` and `log` as a
 * `ServerContext` has them; `testConfig({ … })` makes a changed configuration. The whole server in this process
 * is `createApp(context, await loadTestPage(), () => 'ready')`, asked by `app.request`; a process of its own is a
 * `ProductProcess`, with `--dist` for a page that `makeTestDist()` has made.
 */
export function describeOnEachDatabase(name: string, define: (freshContext: FreshContext) => void): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)(`${name} on %s`, (kind) => {
    let opened: OpenDatabase | null = null
    beforeAll(async () => {
      opened = kind === 'PGlite' ? await openTestEmbedded() : await openTestPostgres()
    })
    afterAll(() => opened?.close())
    define(async (changes) => {
      if (!opened) throw new Error('freshContext is for inside of tests')
      await opened.database.execute(sql.raw(EMPTY_EVERY_TABLE))
      return testContext(opened.database, { changes: opened.changes, ...changes })
    })
  })
}

/** Gives a context on a database whose tables are all empty. */
export type FreshContext = (changes?: Partial<Omit<ServerContext, 'database'>>) => Promise<ServerContext>

/**
 * Deletes every row and starts every count anew. TRUNCATE would do, but makes new files for each table and each
 * index: a hundred times slower on PostgreSQL. As a replica nothing is checked, so that no order is needed.
 */
const EMPTY_EVERY_TABLE = `DO $$ BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  ${Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => `DELETE FROM "${getTableName(table)}";`)
    .join(' ')}
  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$`

/** A new database, with the server's tables, in the run's PostgreSQL; closing drops it. */
async function openTestPostgres(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase(`TEMPLATE ${DATABASE_WITH_TABLES}`)
  const { close, ...opened } = await openPostgres(url, silentLog)
  return {
    ...opened,
    close: async () => {
      await close()
      await drop()
    },
  }
}

/** A new database in the run's PostgreSQL, for `DATABASE_URL`: empty, or as `options` of its creation say. */
export async function createPostgresDatabase(
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const answer = await fetch(inject('postgresBroker'))
  const server = await answer.text()
  if (!answer.ok) throw new Error(server)
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(server, `CREATE DATABASE ${name} ${options}`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
