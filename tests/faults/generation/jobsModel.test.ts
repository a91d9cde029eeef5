import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '#support/describeOnEachDatabase.ts'
import { makeMaker } from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { JobsRun, STEPS } from './jobsRun.ts'

// Whatever happens to generations, in whatever order and however often: the rows and the credits are as a model says.

const RUNS = process.env['LONG'] === undefined ? 6 : 1_000
const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(7) })

describeOnEachDatabase('jobs and credits', (freshContext) => {
  it(`are as the model says, ${RUNS} sequences`, async () => {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ now: () => new Date(time.now) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        // An engine and a person of its own: nothing of other runs is in the way.
        const engine = testEngine({ id: `test-${randomUUID()}` })
        const run = new JobsRun(context, time, await makeMaker(context, 11), engine)
        for (const one of steps) {
          const { found, expected } = await run.perform(one)
          expect(found, one.what).toEqual(expected)
          expect(await run.account()).toEqual(run.model.account())
        }
        const { found, expected } = await run.finish()
        expect(found).toEqual(expected)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 1_500_000 },
    )
  }, 1_600_000)
})
