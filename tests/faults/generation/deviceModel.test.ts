import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isEnded } from '#domain/generation/generation.ts'
import { askForGeneration, retryGeneration } from '#offline/generation/commands.ts'
import { generationJob } from '#offline/generation/generationJob.ts'
import { changeTags } from '#offline/generation/historyCommands.ts'
import { cancelJob, confirmJob, dropJob } from '#offline/jobs/jobCommands.ts'
import { GeneratingDevice } from '#support/generating/generatingDevice.ts'
import { type Fate, GeneratorWorld } from '#support/generating/generatorWorld.ts'

// SEED and RUNS can be told by the environment.
const isLong = Boolean(process.env['LONG'])
const RUNS = Number(process.env['RUNS'] ?? (isLong ? 3_000 : 15))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const START = new Date('2026-11-20T12:00:00Z').getTime()
const CREDITS = 20
const YES_GOOD_FOR_MS = 120_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer-lost', 'busy', 'broken')
const which = fc.nat({ max: 9 })

type Step =
  | { readonly kind: 'ask'; readonly type: 'image' | 'music'; readonly isOffline: boolean }
  | { readonly kind: 'confirm' | 'drop' | 'cancel' | 'retry' | 'tag'; readonly which: number }
  | { readonly kind: 'drain'; readonly fates: readonly Fate[]; readonly diesAt: number | null }
  | { readonly kind: 'work'; readonly ending: 'completed' | 'failed' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'reload' }
  | { readonly kind: 'price'; readonly price: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      type: fc.constantFrom('image' as const, 'music' as const),
      isOffline: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constantFrom('confirm' as const, 'drop', 'cancel', 'retry', 'tag'), which }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('drain' as const),
      fates: fc.array(fate, { minLength: 1, maxLength: 5 }),
      diesAt: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('work' as const),
      ending: fc.constantFrom('completed' as const, 'failed'),
    }),
  },
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(1_000, 5_000, 30_000, 130_000, 600_000),
  }),
  fc.record({ kind: fc.constant('reload' as const) }),
  fc.record({ kind: fc.constant('price' as const), price: fc.integer({ min: 1, max: 6 }) }),
)

/** What a person has agreed to, by refCode. */
interface Yes {
  readonly credits: number
  readonly at: readonly number[]
}

it(
  `a click is one job at a price that was agreed to, in ${RUNS} runs (SEED=${SEED})`,
  { timeout: 0 },
  async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 18, size: 'max' }),
      async (steps) => {
        vi.setSystemTime(START)
        const leap = (ms: number) => void vi.setSystemTime(Date.now() + ms)
        const world = new GeneratorWorld(CREDITS)
        const device = new GeneratingDevice(world, leap)
        const agreed = new Map<string, Yes>()
        const dropped = new Set<string>()
        await device.signIn()

        const agree = (refCode: string, credits: number) =>
          agreed.set(refCode, {
            credits: Math.max(credits, agreed.get(refCode)?.credits ?? 0),
            at: [...(agreed.get(refCode)?.at ?? []), Date.now()],
          })
        const rows = () => device.db.generations.toArray()
        const pick = async (number: number) => {
          const all = (await rows()).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
          return all[number % Math.max(1, all.length)]
        }

        async function take(one: Step): Promise<void> {
          leap(10)
          const { price } = world
          if (one.kind === 'ask') {
            const { type, isOffline } = one
            const wanted = {
              type,
              prompt: 'Kot',
              engine: 'iskra-obraz',
              options: {},
              credits: price,
              isOffline,
            }
            agree(await askForGeneration(device.db, wanted), isOffline ? 0 : price)
          } else if (one.kind === 'drain') await device.drain(one.fates, one.diesAt ?? undefined)
          else if (one.kind === 'work') world.work(one.ending)
          else if (one.kind === 'wait') leap(one.ms)
          else if (one.kind === 'reload') await device.reload()
          else if (one.kind === 'price') world.price = one.price
          else {
            const row = await pick(one.which)
            if (row === undefined) return
            const { refCode } = row
            if (one.kind === 'confirm' && row.asks) {
              await confirmJob(device.db, generationJob, refCode, price)
              agree(refCode, price)
            }
            if (one.kind === 'drop' && row.status === 'pending') {
              await dropJob(device.db, generationJob, refCode)
              dropped.add(refCode)
            }
            if (one.kind === 'cancel') await cancelJob(device.db, generationJob, refCode)
            if (one.kind === 'retry' && isEnded(row.status)) {
              agree(await retryGeneration(device.db, refCode, { credits: price }), price)
            }
            if (one.kind === 'tag') await changeTags(device.db, refCode, { added: ['urodziny'], removed: [] })
          }
        }

        for (const one of steps) await take(one)

        // In the end the network is good, whoever is asked says no, and the server comes to an end with everything.
        for (let round = 0; round < 4; round += 1) {
          leap(200_000)
          await device.returned()
          await device.drain(['arrives'])
          for (const row of await rows()) {
            if (!row.asks) continue
            await dropJob(device.db, generationJob, row.refCode)
            dropped.add(row.refCode)
          }
          if (round === 1) world.finish()
        }

        const kept = await rows()
        expect(kept.filter((row) => !isEnded(row.status))).toEqual([])
        expect(await device.db.outbox.filter((row) => row.kind !== 'preferences.read').toArray()).toEqual([])
        for (const [refCode, job] of world.jobs) {
          const yes = agreed.get(refCode)
          // Never dearer than what was said yes to, and never later than the yes is good for.
          expect(job.usage.credits).toBeLessThanOrEqual(yes?.credits ?? -1)
          const ages = (yes?.at ?? []).map((at) => job.startedByServerAt - at).filter((age) => age >= 0)
          expect(Math.min(...ages)).toBeLessThanOrEqual(YES_GOOD_FOR_MS + 5_000)
          const row = kept.find((one) => one.refCode === refCode)
          // What was dropped runs on nowhere; the rest is here as it is there, with the tags it has here.
          const isMade = job.status === 'completed'
          const gone = [dropped.has(refCode), isEnded(job.status)]
          const here = row === undefined ? null : [row.status, row.result !== null, row.tags]
          expect(here ?? gone).toEqual(here === null ? [true, true] : [job.status, isMade, job.tags])
        }
        // Whatever was asked for is here, or was dropped by a person.
        for (const refCode of agreed.keys()) {
          const isHere = kept.some((row) => row.refCode === refCode)
          expect([refCode, isHere || dropped.has(refCode) || kept.length === 15]).toEqual([refCode, true])
        }
        expect(world.available + world.spent()).toBe(world.starting)
      },
    )
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
)
