import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/platform/database/openDatabase.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  makeDataDir,
  makeMaker,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { startWorkerProcess } from '#support/generation/workerProcess.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { silentLog, testConfig, testContext } from '#support/testContext.ts'
import { expectKept, expectPaidOnce, loadUntil, openProduct } from './productUnderLoad.ts'

// Real processes, killed as a crash would end them.

vi.setConfig({ testTimeout: 1_800_000 })

/** Minutes on end: the whole server under load, for the long run. */
const DATABASES = process.env['LONG'] === undefined ? [] : (['PGlite', 'PostgreSQL'] as const)
const KILLS = 20

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const { dataDir, remove } = makeDataDir()
afterAll(remove)

it('a worker killed while it makes something leaves it to another, which is charged once', async () => {
  const { url, drop } = await createPostgresDatabase()
  closing.push(drop)
  const { database, close } = await openPostgres(url, silentLog)
  closing.push(close)
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    GENERATOR_FAULTS: 'on',
    GENERATOR_LEASE_SECONDS: '1',
    GENERATOR_WORKERS: '1',
  }
  const context = testContext(database, { config: testConfig({ dataDir }) })
  const client = generatorClient(context, enginesOf(context))
  const maker = await makeMaker(context)
  const statusOf = async (id: string) => (await client.status(maker, id)).status

  const first = await startWorkerProcess(environment)
  closing.push(() => first.kill())
  const started = await client.start(maker, { prompt: '[[quick]] [[slow:0.5]] Las', engine: 'iskra-obraz' })
  const id = startedId(started)
  await expect.poll(() => statusOf(id), { interval: 5, timeout: 30_000 }).toBe('processing')
  await first.kill()
  const second = await startWorkerProcess(environment)
  closing.push(() => second.kill())
  await expect.poll(() => statusOf(id), { timeout: 30_000 }).toBe('completed')
  expect(await second.stop()).toBe(0)

  expect(await generationsOf(context, maker.user.id)).toMatchObject([
    { id, attempts: 2, status: 'completed' },
  ])
  expect(await accountOf(context, maker.user.id)).toEqual({ available: 7, reserved: 0, used: 3, total: 10 })
})

describe.each(DATABASES)('a server on %s', (kind) => {
  it(`${KILLS} kills under load lose nothing that was acknowledged and charge nothing twice`, async () => {
    const { server, workers, startAll, people } = await openProduct(kind, closing)
    await startAll()
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Every other time the workers go down with the server.
      await loadUntil(people, () =>
        Promise.all([server.kill(), ...(kill % 2 === 0 ? workers.splice(0) : []).map((one) => one.kill())]),
      )
      await startAll()
      await Promise.all(people.map(expectKept))
    }
    for (const person of people) {
      await expect.poll(() => person.underWay(), { timeout: 600_000, interval: 500 }).toBe(0)
    }
    for (const person of people) {
      await expectKept(person)
      await expectPaidOnce(person)
    }
  })
})
