import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles, removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { users } from '#server/platform/users/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  type Maker,
  makeDataDir,
  makeMaker,
  setPrice,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { cancelGeneration } from './cancelGeneration.ts'
import { changeGeneration, deleteGeneration } from './changeGeneration.ts'
import type { GenerationEngine } from './engine.ts'
import { handOver } from './handOver.ts'
import { authorizeGenerationFile } from './authorizeGenerationFile.ts'
import { makeJob } from './makeJob.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import { type HeldJob, takeJob } from './queue.ts'
import { completeJob, failJob, giveBackJob, postponeJob } from './settle.ts'
import { filesPrefix } from './storeResult.ts'
import { sweepJobs } from './sweep.ts'
import type { GenerationRow } from './tables.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const RUNS = process.env['LONG'] === undefined ? 10 : 500
const LEASE_MS = 30_000
const PRICE = 4
const NEVER = new AbortController().signal
const OUTCOME = { files: [], isProcedural: true, processingTime: 5, colour: null, seed: 1, text: null }

/** An engine whose jobs another one makes in so many parts. */
function inParts(parts: number, by: GenerationEngine): GenerationEngine {
  return {
    ...testEngine({ id: `test-${randomUUID()}` }),
    partsOf: ({ seed }) =>
      Array.from({ length: parts }, (_, index) => ({
        type: 'image' as const,
        engine: by.id,
        prompt: `część ${index}`,
        options: { style: 'natural', size: '1024x1024', quality: 'standard' } as const,
        seed,
      })),
  }
}

/** A person, and a generation of theirs in parts that a worker has just split. */
class Split {
  readonly held: HeldJob[] = []
  readonly context: ServerContext
  readonly maker: Maker
  readonly by: GenerationEngine
  readonly engine: GenerationEngine
  readonly id: string
  readonly #time: { now: number }

  private constructor(
    context: ServerContext,
    time: { now: number },
    { maker, by, engine, id }: Pick<Split, 'maker' | 'by' | 'engine' | 'id'>,
  ) {
    this.context = context
    this.#time = time
    this.maker = maker
    this.by = by
    this.engine = engine
    this.id = id
  }

  static async open(context: ServerContext, time: { now: number }, parts: number): Promise<Split> {
    const by = testEngine({ id: `test-${randomUUID()}`, isPaid: true })
    const engine = inParts(parts, by)
    await setPrice(context, engine.id, PRICE)
    const maker = await makeMaker(context)
    const id = startedId(await generatorClient(context, [engine]).start(maker, { engine: engine.id }))
    const job = await takeJob(context, [engine])
    if (job?.id !== id) throw new Error('the job was not taken')
    await makeJob(context, engine, job, NEVER)
    return new Split(context, time, { maker, by, engine, id })
  }

  async rows(): Promise<{ readonly whole: GenerationRow; readonly parts: readonly GenerationRow[] }> {
    const rows = await generationsOf(this.context, this.maker.user.id)
    const whole = rows.find(({ id }) => id === this.id)
    if (whole === undefined) throw new Error('the whole is gone')
    return { whole, parts: rows.filter(({ parentId }) => parentId === this.id) }
  }

  async take(): Promise<HeldJob | null> {
    const job = await takeJob(this.context, [this.by, this.engine])
    if (job !== null) this.held.push(job)
    return job
  }

  async complete(job: HeldJob): Promise<boolean> {
    await expectFiles(this.context, filesPrefix(job))
    return completeJob(this.context, job, OUTCOME).catch(() => false)
  }

  cancel() {
    return cancelGeneration(this.context, this.maker.user.id, this.id)
  }

  async perform({ what, which }: Step): Promise<void> {
    this.#time.now += 1_000
    if (what === 'take') await this.take()
    if (what === 'fall silent') this.#time.now += LEASE_MS + 1
    if (what === 'sweep') await sweepJobs(this.context, [this.by, this.engine])
    if (what === 'cancel') await this.cancel()
    const job = this.held[which % Math.max(1, this.held.length)]
    if (job === undefined) return
    if (what === 'complete') await this.complete(job)
    if (what === 'fail') await failJob(this.context, job, 'GENERATION_FAILED')
    if (what === 'hand over') await handOver(this.context, job)
    if (what === 'postpone') await postponeJob(this.context, job)
    if (what === 'give back') await giveBackJob(this.context, job)
    if (what === 'cancel part') await cancelGeneration(this.context, this.maker.user.id, job.id)
  }

  /** The state, and the expected state after any event. */
  async state() {
    const { whole, parts } = await this.rows()
    const areOver = parts.every(({ status }) => isEnded(status))
    const isCompleted = parts.every(({ status }) => status === 'completed')
    const isCancelled = whole.status === 'cancelled'
    const handOvers = parts.reduce((sum, part) => sum + part.handOvers, 0)
    const isCharged = areOver && (isCancelled ? handOvers > 0 : isCompleted)
    const [reserved, used] = [areOver ? 0 : PRICE, isCharged ? PRICE : 0]
    const [user] = await this.context.database.select().from(users).where(eq(users.id, this.maker.user.id))
    return {
      found: {
        status: whole.status,
        handOvers: whole.handOvers,
        held: parts.map(({ lease }) => lease !== null),
        prices: new Set(parts.map(({ credits }) => credits)),
        account: await accountOf(this.context, this.maker.user.id),
        counted: user?.totalGenerations,
      },
      expected: {
        status: areOver ? (isCancelled ? 'cancelled' : isCompleted ? 'completed' : 'failed') : 'processing',
        handOvers,
        held: parts.map(({ status }) => status === 'processing'),
        prices: new Set([0]),
        account: { available: 10 - reserved - used, reserved, used, total: 10 },
        counted: areOver && !isCancelled && isCompleted ? 1 : 0,
      },
    }
  }
}

const STEPS = [
  ...(['take', 'take', 'take', 'complete', 'complete', 'fail', 'hand over', 'hand over'] as const),
  ...(['postpone', 'give back', 'fall silent', 'sweep', 'cancel part', 'cancel'] as const),
]
interface Step {
  readonly what: (typeof STEPS)[number]
  readonly which: number
}
const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(5) })

describeOnDatabase('a job in parts', (freshContext) => {
  async function open(parts: number) {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ config: testConfig({ dataDir }), now: () => new Date(time.now) })
    return { context, time, split: await Split.open(context, time, parts) }
  }

  it(`ends with the last of them and pays for all, after ${RUNS} sequences of whatever can happen`, async () => {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ config: testConfig({ dataDir }), now: () => new Date(time.now) })
    const scenario = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(step, { minLength: 5, maxLength: 30 }))
    await fc.assert(
      fc.asyncProperty(scenario, async ([count, steps]) => {
        const split = await Split.open(context, time, count)
        for (const one of steps) {
          await split.perform(one)
          const { found, expected } = await split.state()
          expect({ ...one, ...found }).toEqual({ ...one, ...expected })
        }
        await split.cancel()
        const { found, expected } = await split.state()
        expect(found).toEqual(expected)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 1_500_000 },
    )
  }, 1_600_000)

  it('is one generation for its person, with all the files, and gone with every part', async () => {
    const { context, time, split } = await open(2)
    const client = generatorClient(context, [split.engine])
    for (const progress of [0, 50]) {
      expect(await client.status(split.maker, split.id)).toMatchObject({ status: 'processing', progress })
      const job = await split.take()
      if (job === null) throw new Error('there is no part to take')
      const key = `${filesPrefix(job)}0-original.webp`
      await expectFiles(context, filesPrefix(job))
      await fileStore(context).putBytes(key, new Uint8Array([1]), 'image/webp')
      const file = { role: 'original', format: 'webp', mediaType: 'image/webp', bytes: 1, key } as const
      const files = [{ ...file, width: 1, height: 1, durationMs: null, frameRate: null }]
      expect(await completeJob(context, job, { ...OUTCOME, files })).toBe(true)
    }
    const { whole, parts } = await split.rows()
    expect(whole).toMatchObject({ status: 'completed', progress: 100, processingTime: 10 })
    const keys = whole.files.map(({ key }) => key)
    expect(new Set(keys.map((key) => key.split('/')[1]))).toEqual(new Set(parts.map(({ id }) => id)))
    expect(await client.status(split.maker, split.id)).toMatchObject({ status: 'completed' })

    const isSeen = () => authorizeGenerationFile(context, keys[0] ?? '', { kind: 'public' })
    expect(await isSeen()).toBe(false)
    const userId = split.maker.user.id
    await changeGeneration(context, userId, split.id, { isPublic: true })
    expect(await isSeen()).toBe(true)
    await deleteGeneration(context, userId, split.id)
    time.now += 25 * 3_600_000
    await purgeDeleted(context)
    await removeDiscardedFiles(context)
    expect(await Promise.all(keys.map((key) => fileStore(context).stat(key)))).toEqual([null, null])
    const emptied = (await split.rows()).parts
    expect(emptied.map(({ prompt, emptiedAt }) => [prompt, emptiedAt !== null])).toEqual([
      ['', true],
      ['', true],
    ])
  })

  it('ends once when its parts end at the same moment', async () => {
    const { split } = await open(2)
    const jobs = [await split.take(), await split.take()].flatMap((job) => job ?? [])
    expect(jobs).toHaveLength(2)
    const ends = await Promise.all([...jobs, ...jobs].map((job) => split.complete(job)))
    expect(ends.filter(Boolean)).toHaveLength(2)
    const { found, expected } = await split.state()
    expect(found).toEqual({ ...expected, status: 'completed' })
  })

  it('holds up neither its person nor its engine while its parts are made', async () => {
    const { context, split } = await open(2)
    const one = testEngine({ id: `test-${randomUUID()}`, atOnce: 1 })
    await setPrice(context, one.id, 1)
    await generatorClient(context, [one]).start(split.maker, { engine: one.id })
    expect((await split.take())?.parentId).toBe(split.id)
    expect((await takeJob(context, [one]))?.engine).toBe(one.id)
  })
})
