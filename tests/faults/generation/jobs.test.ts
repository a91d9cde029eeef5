import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { eq, sum } from 'drizzle-orm'
import { creditMovements } from '#server/studio/credits/tables.ts'
import { takeJob } from '#server/studio/generators/queue.ts'
import { failJob } from '#server/studio/generators/settle.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  makeMaker,
  setPrice,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { JobsRun, STEPS } from './jobsRun.ts'

const LONG = process.env['LONG'] !== undefined
const RUNS = LONG ? 1_000 : 4
const STARTS = LONG ? 500 : 40
const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(7) })

describeOnDatabase('credits of generations', (freshContext) => {
  it(`are as the model says after ${RUNS} sequences of whatever can happen`, async () => {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ now: () => new Date(time.now) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        // An engine and a person of its own: nothing of other runs is in the way.
        const engine = testEngine({ id: `test-${randomUUID()}` })
        const run = new JobsRun(context, time, await makeMaker(context, 11), engine)
        for (const one of steps) {
          const { found, expected } = await run.perform(one)
          expect({ ...one, found }).toEqual({ ...one, found: expected })
          expect(await run.account()).toEqual(run.model.account())
        }
        const { found, expected } = await run.finish()
        expect(found).toEqual(expected)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 1_500_000 },
    )
  }, 1_600_000)

  it(`for ten are ten jobs, whoever asks ${STARTS} times at once`, async () => {
    const context = await freshContext()
    const engine = testEngine()
    const client = generatorClient(context, [engine])
    const maker = await makeMaker(context)
    const bystander = await makeMaker(context)
    await setPrice(context, engine.id, 1)
    // What an overloaded server can't take is sent again, as any client would. Every third is the same click twice.
    const start = async (refCode: string) => {
      for (;;) {
        const answer = await client.start(maker, { refCode })
        if (answer.status < 500) return answer
      }
    }
    const refCodes = Array.from({ length: STARTS }, () => randomUUID())
    const answers = await Promise.all(
      refCodes.flatMap((refCode, index) => [start(refCode), ...(index % 3 === 0 ? [start(refCode)] : [])]),
    )

    const jobs = await generationsOf(context, maker.user.id)
    expect(jobs).toHaveLength(10)
    expect(new Set(jobs.map(({ refCode }) => refCode)).size).toBe(10)
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))
    expect([...codes]).toEqual(['INSUFFICIENT_CREDITS'])
    expect(await accountOf(context, maker.user.id)).toEqual({
      available: 0,
      reserved: 10,
      used: 0,
      total: 10,
    })
    const [ledger] = await context.database
      .select({ sum: sum(creditMovements.amount) })
      .from(creditMovements)
      .where(eq(creditMovements.userId, maker.user.id))
    expect(Number(ledger?.sum)).toBe(0)
    expect(await accountOf(context, bystander.user.id)).toMatchObject({ available: 10 })

    // What is given back can be spent again.
    const job = await takeJob(context, [engine])
    if (job !== null) await failJob(context, job, 'GENERATION_FAILED')
    const again = await Promise.all(Array.from({ length: 5 }, () => client.start(maker)))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 0, reserved: 10 })
  }, 600_000)
})
