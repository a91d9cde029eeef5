import { stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { pushMessages, pushSubscriptions } from '#server/platform/push/tables.ts'
import { sessions } from '#server/platform/users/tables.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  type Maker,
  makeDataDir,
  makeMaker,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { type TestEngine, testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { EngineFailure } from './engine.ts'
import { placesOf } from './places.ts'
import { takeJob } from './queue.ts'
import { completeJob, failJob } from './settle.ts'
import { filesPrefix } from './storeResult.ts'
import { freeLeases, sweepJobs } from './sweep.ts'
import { startGenerationWorker } from './worker.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const SOON = { timeout: 20_000 }
const workers: ReturnType<typeof startGenerationWorker>[] = []
// Workers left by a failed test must not work on in the next one.
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

function startWorker(context: ServerContext, engine: TestEngine) {
  const worker = startGenerationWorker(context, [engine], 1)
  workers.push(worker)
  return worker
}

async function subscribe({ database, now }: ServerContext, { user: { id: userId } }: Maker) {
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId))
  const [sessionId, endpoint] = [session?.id ?? '', 'https://push.example/telefon']
  const keys = { p256dh: 'key', auth: 'auth', createdAt: now() }
  await database.insert(pushSubscriptions).values({ endpoint, userId, sessionId, ...keys })
}

async function endOf(context: ServerContext, { user }: Maker) {
  const [row] = await generationsOf(context, user.id)
  return { status: row?.status, error: row?.errorCode, attempts: row?.attempts }
}

describeOnBothDatabases('the queue', 'SKIP LOCKED, or one connection', (freshContext) => {
  async function open(engine: TestEngine = testEngine()) {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ config: testConfig({ dataDir }), now: () => new Date(time.now) })
    const client = generatorClient(context, [engine])
    /** Starts one after another, each a second later. */
    const start = async (maker: Maker, count = 1) => {
      const ids: string[] = []
      for (let index = 0; index < count; index += 1) {
        time.now += 1000
        ids.push(startedId(await client.start(maker)))
      }
      return ids
    }
    return { time, context, client, engine, start }
  }

  it('is served in turns, whoever came with more', async () => {
    const { time, context, engine, start } = await open()
    const anna = await makeMaker(context, 20)
    const jan = await makeMaker(context, 20)
    const [a1, a2, a3] = await start(anna, 3)
    const [j1, j2] = await start(jan, 2)
    const order = [a1, j1, a2, j2, a3]
    const places = await placesOf(
      context.database,
      order.flatMap((id) => id ?? []),
    )
    expect(order.map((id) => places.get(id ?? ''))).toEqual([1, 2, 3, 4, 5])

    const taken: (string | undefined)[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      time.now += 1000
      const job = await takeJob(context, [engine])
      taken.push(job?.id)
      if (job !== null) await failJob(context, job, 'GENERATION_FAILED')
    }
    expect(taken).toEqual(order)
  })

  it('lets whoever was just served wait behind those who have waited longer', async () => {
    const { time, context, engine, start } = await open()
    const [anna, jan] = [await makeMaker(context, 20), await makeMaker(context, 20)]
    const [a1, a2] = await start(anna, 2)
    const first = await takeJob(context, [engine])
    expect(first?.id).toBe(a1)
    const [j1] = await start(jan, 1)
    if (first !== null) await failJob(context, first, 'GENERATION_FAILED')
    time.now += 1000
    // Anna was served before Jan asked: she has waited longer than he.
    expect((await takeJob(context, [engine]))?.id).toBe(a2)
    expect((await takeJob(context, [engine]))?.id).toBe(j1)
  })

  it('gives each person two and each engine as many at once as it stands', async () => {
    const { context, engine, start } = await open(testEngine({ atOnce: 3 }))
    const [anna, jan] = [await makeMaker(context, 20), await makeMaker(context, 20)]
    await start(anna, 4)
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeJob(context, [engine])))
    expect(taken.filter((job) => job !== null)).toHaveLength(2)
    await start(jan, 2)
    expect((await takeJob(context, [engine]))?.userId).toBe(jan.user.id)
    expect(await takeJob(context, [engine])).toBeNull()
    expect(await takeJob(context, [testEngine({ id: 'other' })])).toBeNull()
  })

  it('passes a job on when its worker falls silent, and only who holds it ends it', async () => {
    const { time, context, engine, start } = await open()
    const maker = await makeMaker(context)
    await start(maker)
    const silent = await takeJob(context, [engine])
    expect(await takeJob(context, [engine])).toBeNull()
    time.now += 30_001
    const second = await takeJob(context, [engine])
    expect(second?.id).toBe(silent?.id)
    if (silent === null || second === null) throw new Error('the job was not taken')
    expect(await failJob(context, silent, 'GENERATION_FAILED')).toBe(false)
    const outcome = { files: [], isProcedural: true, processingTime: 5, colour: null, seed: 1, text: null }
    expect(await completeJob(context, silent, outcome)).toBe(false)
    expect(await failJob(context, second, 'GENERATION_FAILED')).toBe(true)
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0 })
  })

  it('is free again at once where the process that held it is known to be gone', async () => {
    const { context, engine, start } = await open()
    await start(await makeMaker(context))
    const held = await takeJob(context, [engine])
    // On a PostgreSQL other servers may be alive.
    const elsewhere = { ...context.config, databaseUrl: 'postgres://elsewhere' }
    await freeLeases({ ...context, config: elsewhere })
    expect(await takeJob(context, [engine])).toBeNull()
    await freeLeases(context)
    expect((await takeJob(context, [engine]))?.id).toBe(held?.id)
  })

  it('gives up on a job whose workers died each time', async () => {
    const { time, context, engine, start } = await open()
    const maker = await makeMaker(context)
    await start(maker)
    await subscribe(context, maker)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await takeJob(context, [engine]))?.attempts).toBe(attempt)
      time.now += 30_001
    }
    expect(await takeJob(context, [engine])).toBeNull()
    expect(await sweepJobs(context, [engine])).toBe(1)
    expect(await sweepJobs(context, [engine])).toBe(0)
    expect(await endOf(context, maker)).toMatchObject({ status: 'failed', error: 'GENERATION_FAILED' })
    const told = await context.database.select().from(pushMessages)
    expect(told).toMatchObject([{ message: { kind: 'generation', status: 'failed' } }])
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0 })
  })

  it('ends what waits for an engine that is gone', async () => {
    const { time, context, start } = await open()
    const maker = await makeMaker(context)
    await start(maker)
    expect(await sweepJobs(context, [])).toBe(0)
    time.now += 61 * 60_000
    expect(await sweepJobs(context, [testEngine()])).toBe(0)
    expect(await sweepJobs(context, [testEngine({ isAvailable: false })])).toBe(1)
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0 })
  })

  it('tries again after a passing trouble, with a pause, and fails in the end', async () => {
    const { time, context, engine, start } = await open()
    const maker = await makeMaker(context)
    await start(maker)
    const worker = startWorker(context, engine)
    for (const number of [1, 2, 3]) {
      const asked = await engine.ask(number)
      asked.fail(new EngineFailure('network', 'the line is down', { isPassing: true }))
      const next = number < 3 ? 'pending' : 'failed'
      await expect.poll(async () => (await endOf(context, maker)).status, SOON).toBe(next)
      time.now += 60_000
    }
    await worker.stop()
    expect(await endOf(context, maker)).toEqual({
      status: 'failed',
      error: 'GENERATION_FAILED',
      attempts: 3,
    })
    // The same seed each time: a retry would have come out the same.
    expect(new Set(engine.asked.map(({ job }) => job.seed)).size).toBe(1)
    expect(await accountOf(context, maker.user.id)).toEqual({
      available: 10,
      reserved: 0,
      used: 0,
      total: 10,
    })
  })

  it.each([
    ['refused', 'GENERATION_REFUSED'],
    ['rejected', 'GENERATOR_PROCESSING_FAILED'],
    ['broken', 'GENERATOR_PROCESSING_FAILED'],
    ['retired', 'GENERATOR_MODEL_RETIRED'],
  ] as const)('fails at once what is %s, says why and leaves nothing behind', async (kind, code) => {
    const { context, engine, start } = await open()
    const maker = await makeMaker(context)
    await start(maker)
    const worker = startWorker(context, engine)
    const { work, fail } = await engine.ask(1)
    fail(new EngineFailure(kind, 'no'))
    await expect.poll(async () => (await endOf(context, maker)).error, SOON).toBe(code)
    await worker.stop()
    await expect(stat(work.folder)).rejects.toThrow('ENOENT')
  })

  it('goes to the engine that was chosen, and to no other', async () => {
    const { context, engine, start } = await open()
    const maker = await makeMaker(context)
    const other = testEngine({ id: 'somebody-else' })
    const [id = ''] = await start(maker)
    const worker = startGenerationWorker(context, [other, engine], 1)
    workers.push(worker)
    const { job, succeed } = await engine.ask(1)
    expect(job.id).toBe(id)
    succeed()
    await expect.poll(async () => (await endOf(context, maker)).status, SOON).toBe('completed')
    expect(other.asked).toEqual([])
  })

  it('stops the engine when its job is cancelled, and the engine’s word counts no more', async () => {
    const { context, client, engine, start } = await open()
    const maker = await makeMaker(context)
    const [id = ''] = await start(maker)
    const worker = startWorker(context, engine)
    const { work, succeed } = await engine.ask(1)
    await client.call('POST', `/image/cancel/${id}`, maker)
    succeed()
    expect(work.signal.aborted).toBe(true)
    await worker.stop()
    expect(await endOf(context, maker)).toMatchObject({ status: 'cancelled' })
    expect(await accountOf(context, maker.user.id)).toEqual({
      available: 10,
      reserved: 0,
      used: 0,
      total: 10,
    })
  })

  it('gets a job back from a worker that is stopped, as if it had never been taken', async () => {
    const { context, client, engine, start } = await open()
    const maker = await makeMaker(context)
    const [id = ''] = await start(maker)
    const worker = startWorker(context, engine)
    const { work } = await engine.ask(1)
    await worker.stop()
    expect(work.signal.aborted).toBe(true)
    expect(await endOf(context, maker)).toMatchObject({ status: 'pending', attempts: 0 })

    const next = startWorker(context, engine)
    const { succeed } = await engine.ask(2)
    succeed()
    await expect.poll(async () => (await endOf(context, maker)).status, SOON).toBe('completed')
    await next.stop()
    const [row] = await generationsOf(context, maker.user.id)
    expect(await fileStore(context).stat(row?.files[0]?.key ?? '')).toMatchObject({
      mediaType: 'image/webp',
    })
    expect((await client.status(maker, id)).progress).toBe(100)
  })

  it('tells a place and a time: two minutes each, then what was measured', async () => {
    const { context, client, engine, start } = await open()
    const maker = await makeMaker(context, 20)
    const ids = await start(maker, 3)
    const waits = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { queuePosition, estimatedTime } = await client.status(maker, id)
          return [queuePosition, estimatedTime]
        }),
      )
    expect(await waits()).toEqual([
      [1, 120_000],
      [2, 240_000],
      [3, 360_000],
    ])
    const job = await takeJob(context, [engine])
    if (job === null) throw new Error('the job was not taken')
    await expectFiles(context, filesPrefix(job))
    const outcome = {
      files: [],
      isProcedural: true,
      processingTime: 4_000,
      colour: null,
      seed: 1,
      text: null,
    }
    expect(await completeJob(context, job, outcome)).toBe(true)
    expect(await waits()).toEqual([
      [0, null],
      [1, 4_000],
      [2, 4_000],
    ])
  })
})
