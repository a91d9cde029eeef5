import { afterAll, beforeAll, describe } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { openTestDatabase } from './openTestDatabase.ts'
import { testContext } from './testContext.ts'
import { type DatabaseKind, kindsOfEveryFile, kindsOfParticularSql } from './testedDatabases.ts'

/**
 * How the server is tested:
 *
 *     describeOnDatabase('carts', (freshContext) => {
 *       it('…', async () => {
 *         const context = await freshContext({ now: () => new Date('2026-11-20T12:40:00Z') })
 *         await seedCatalogue(context)                       // when the catalogue is needed
 *         const app = new Hono().route('/api/storefront', storefrontRoutes(context))
 *         const answer = await app.request('/api/storefront/…', { method: 'POST', … })
 *       })
 *     })
 *
 * The tests inside run on one database, and in `npm run test:all` on both, a PostgreSQL that the run starts for itself
 * and the embedded one in memory; `DATABASES` chooses (testedDatabases.ts). `freshContext` empties every table, so
 * call it once at the start of each test (or in `beforeEach`), and never from two tests at once (no
 * `it.concurrent`). It takes `config`, `now` and `log` as a `ServerContext` has them; `testConfig({ … })` makes a
 * changed configuration. The whole server in this process is `createApp(context, await loadTestPage(), () =>
 * 'ready')`, asked by `app.request`; a process of its own is a `ProductProcess`, with `--dist` for a page that
 * `makeTestDist()` has made.
 */
export function describeOnDatabase(name: string, define: (freshContext: FreshContext) => void): void {
  describe.each(kindsOfEveryFile)(`${name} on %s`, (kind) => {
    define(contextsOn(kind))
  })
}

/** The same, in every run on both databases: for code that may behave differently on one of them, for `reason`. */
export function describeOnBothDatabases(
  name: string,
  reason: string,
  define: (freshContext: FreshContext) => void,
): void {
  describe.each(kindsOfParticularSql)(`${name} on %s (on both: ${reason})`, (kind) => {
    define(contextsOn(kind))
  })
}

/** Gives a context on a database whose tables are all empty. */
export type FreshContext = (changes?: Partial<Omit<ServerContext, 'database'>>) => Promise<ServerContext>

function contextsOn(kind: DatabaseKind): FreshContext {
  let opened: OpenDatabase | null = null
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened?.close())
  return async (changes) => {
    if (!opened) throw new Error('freshContext is for inside of tests')
    await emptyDatabase(opened.database)
    return testContext(opened.database, { changes: opened.changes, ...changes })
  }
}
