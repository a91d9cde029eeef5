import { afterAll, afterEach, expect, it } from 'vitest'
import { readConfig } from '#server/readConfig.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  makeDataDir,
  makeMaker,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { EngineFailure } from './engine.ts'
import { handOver } from './handOver.ts'
import { proceduralEngines } from './procedural/proceduralEngines.ts'
import { providerEngines } from './providers/providerEngines.ts'
import { takeJob } from './queue.ts'
import { sweepJobs } from './sweep.ts'
import { startGenerationWorker } from './worker.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const SOON = { timeout: 20_000 }
const workers: ReturnType<typeof startGenerationWorker>[] = []
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

const UNTOUCHED = { available: 10, reserved: 0, used: 0, total: 10 }
const PAID = { available: 7, reserved: 0, used: 3, total: 10 }

describeOnDatabase('a job of a paid provider', (freshContext) => {
  async function open(engine = testEngine({ isPaid: true })) {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ config: testConfig({ dataDir }), now: () => new Date(time.now) })
    const client = generatorClient(context, [engine])
    const maker = await makeMaker(context)
    const id = startedId(await client.start(maker))
    const rowOf = async () => (await generationsOf(context, maker.user.id))[0]
    return {
      time,
      context,
      engine,
      work: () => {
        const worker = startGenerationWorker(context, [engine], 1)
        workers.push(worker)
        return worker
      },
      rowOf,
      becomes: async (status: string) => {
        await expect.poll(async () => (await rowOf())?.status, SOON).toBe(status)
      },
      refund: async () => (await client.status(maker, id)).refund,
      cancel: (body?: unknown) => client.call('POST', `/image/cancel/${id}`, { ...maker, body }),
      account: () => accountOf(context, maker.user.id),
    }
  }

  it('gives its credits back until it is handed over, and says so', async () => {
    const { refund, cancel, account } = await open()
    expect(await refund()).toBe(3)
    expect((await cancel({ refund: 3 })).body).toMatchObject({ status: 'cancelled' })
    expect(await refund()).toBe(3)
    expect(await account()).toEqual(UNTOUCHED)
  })

  it('is charged when it is cancelled after that, and says so before', async () => {
    const { engine, work, rowOf, refund, cancel, account } = await open()
    work()
    const { work: making } = await engine.ask(1)
    // Noted before the call of the provider: a process killed now leaves the note.
    expect(await rowOf()).toMatchObject({ handOvers: 1, status: 'processing' })
    expect(await refund()).toBe(0)
    // A person who was shown a refund is asked again first.
    expect(await cancel({ refund: 3 })).toMatchObject({ status: 409, code: 'GENERATOR_CANCEL_CHANGED' })
    expect(making.signal.aborted).toBe(false)
    expect((await cancel({ refund: 0 })).body).toMatchObject({ status: 'cancelled' })
    expect(making.signal.aborted).toBe(true)
    expect(await refund()).toBe(0)
    expect(await account()).toEqual(PAID)
  })

  it('is not handed over once it is cancelled', async () => {
    const { context, engine, cancel, account } = await open()
    const job = await takeJob(context, [engine])
    if (job === null) throw new Error('the job was not taken')
    await cancel()
    expect(await handOver(context, job)).toBeNull()
    expect(await account()).toEqual(UNTOUCHED)
  })

  it('costs nothing when the provider fails', async () => {
    const { engine, work, becomes, refund, account } = await open()
    work()
    const { fail } = await engine.ask(1)
    fail(new EngineFailure('broken', 'an answer that can’t be read'))
    await becomes('failed')
    expect(await refund()).toBe(3)
    expect(await account()).toEqual(UNTOUCHED)
  })

  it('is free to be cancelled again after the provider said no, and tried as often as any other', async () => {
    const { time, engine, work, becomes, rowOf, refund } = await open()
    work()
    for (const attempt of [1, 2, 3]) {
      const { fail } = await engine.ask(attempt)
      expect(await rowOf()).toMatchObject({ attempts: attempt, handOvers: 1 })
      fail(new EngineFailure('unavailable', 'busy', { isPassing: true }))
      await becomes(attempt < 3 ? 'pending' : 'failed')
      expect(await refund()).toBe(3)
      time.now += 60_000
    }
  })

  it.each(['timeout', 'network'] as const)(
    'that ended in a %s may have been paid: it goes there once more, not twice, and the person pays nothing',
    async (code) => {
      const { time, engine, work, becomes, refund, account } = await open()
      const worker = work()
      for (const attempt of [1, 2]) {
        const { fail } = await engine.ask(attempt)
        fail(new EngineFailure(code, 'nobody knows', { isPassing: true }))
        await becomes(attempt < 2 ? 'pending' : 'failed')
        expect(await refund()).toBe(attempt < 2 ? 0 : 3)
        time.now += 60_000
      }
      await worker.stop()
      expect(engine.asked).toHaveLength(2)
      expect(await account()).toEqual(UNTOUCHED)
    },
  )

  it('of killed workers goes there twice at most, and is given back then', async () => {
    const { time, context, engine, account } = await open()
    for (const attempt of [1, 2]) {
      const job = await takeJob(context, [engine])
      if (job === null) throw new Error('the job was not taken')
      expect(await handOver(context, job)).toMatchObject({ attempts: attempt, handOvers: attempt })
      time.now += 30_001
    }
    expect(await takeJob(context, [engine])).toBeNull()
    expect(await sweepJobs(context, [engine])).toBe(1)
    expect(await account()).toEqual(UNTOUCHED)
  })

  it('of stopped workers goes there twice at most, too', async () => {
    const { engine, work, rowOf, account } = await open()
    for (const attempt of [1, 2]) {
      const worker = work()
      await engine.ask(attempt)
      await worker.stop()
      expect(await rowOf()).toMatchObject({ status: attempt < 2 ? 'pending' : 'failed', handOvers: attempt })
    }
    expect(await account()).toEqual(UNTOUCHED)
  })

  it('stays free to be cancelled where the engine is embedded', async () => {
    const { engine, work, refund, cancel, account } = await open(testEngine())
    work()
    await engine.ask(1)
    expect(await refund()).toBe(3)
    expect((await cancel({ refund: 3 })).body).toMatchObject({ status: 'cancelled' })
    expect(await account()).toEqual(UNTOUCHED)
  })
})

it('the embedded engines and a model server of one’s own take no money, providers with a key do', () => {
  const { providers } = readConfig({
    FAL_API_KEY: 'fal-secret',
    OPENAI_COMPATIBLE_URL: 'http://localhost:11434/v1',
    ENGINES: 'text/lokalny=compatible:llama3.1',
  })
  const config = testConfig({ providers })
  const paid = [...proceduralEngines({ config }), ...providerEngines({ config })].filter(
    ({ isPaid }) => isPaid,
  )
  expect(paid.map(({ id }) => id).toSorted()).toEqual(['pika', 'stable-diffusion'])
})
