import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { openPooler } from '#support/postgres/standInPooler.ts'
import { silentLog } from '#support/testContext.ts'
import { listenForChanges } from './listenForChanges.ts'

let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let client: Client
beforeAll(async () => {
  database = await createPostgresDatabase()
  client = new Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const LISTENERS = `SELECT pid FROM pg_stat_activity
  WHERE query = 'LISTEN iskra_public_changes' AND datname = current_database()`

it('hears from the first question on, and of nothing once its connection is gone', async () => {
  const changes = listenForChanges({ connectionString: database.url }, silentLog)
  const isHeard = () => changes.unchangedSince(Infinity)
  expect((await client.query(LISTENERS)).rows).toEqual([])
  expect(isHeard()).toBe(false)
  await vi.waitUntil(isHeard)

  await client.query(`SELECT pg_terminate_backend(pid) FROM (${LISTENERS}) AS listener`)
  await vi.waitUntil(() => !isHeard())
  await changes.stop()
})

it('leaves no connection behind', async () => {
  const changes = listenForChanges({ connectionString: database.url }, silentLog)
  await vi.waitUntil(() => changes.unchangedSince(Infinity))
  await changes.stop()
  await vi.waitUntil(async () => (await client.query(LISTENERS)).rows.length === 0)
  expect(changes.unchangedSince(Infinity)).toBe(false)
})

it('is told of nothing behind a pooler', async () => {
  const pooler = await openPooler(database.url)
  const debug = vi.fn<typeof silentLog.debug>()
  const changes = listenForChanges({ connectionString: pooler.url }, { ...silentLog, debug })
  const connected = vi.spyOn(Client.prototype, 'end')
  expect(changes.unchangedSince(Infinity)).toBe(false)
  await vi.waitUntil(() => connected.mock.calls.length > 0)
  expect(changes.unchangedSince(Infinity)).toBe(false)
  expect(debug).not.toHaveBeenCalled()
  await changes.stop()
  pooler.close()
})

it('can be stopped while nobody answers', async () => {
  const debug = vi.fn<typeof silentLog.debug>()
  const changes = listenForChanges(
    { connectionString: 'postgres://nobody@127.0.0.1:9/none' },
    { ...silentLog, debug },
  )
  expect(changes.unchangedSince(Infinity)).toBe(false)
  await vi.waitUntil(() => debug.mock.calls.length > 0)
  await changes.stop()
  expect(changes.unchangedSince(Infinity)).toBe(false)
})
