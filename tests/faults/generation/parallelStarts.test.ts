import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creditMovements } from '#server/credits/tables.ts'
import { takeJob } from '#server/generators/queue.ts'
import { failJob } from '#server/generators/settle.ts'
import { describeOnEachDatabase } from '#support/describeOnEachDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  makeMaker,
  setPrice,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'

const STARTS = process.env['LONG'] === undefined ? 60 : 500

describeOnEachDatabase('credits for ten', (freshContext) => {
  it(`are ten jobs, whoever asks ${STARTS} times at once`, async () => {
    const context = await freshContext()
    const engine = testEngine()
    const client = generatorClient(context, [engine])
    const maker = await makeMaker(context)
    const bystander = await makeMaker(context)
    await setPrice(context, engine.id, 1)
    // Every third is the same click again.
    const refCodes = Array.from({ length: STARTS }, () => randomUUID())
    const answers = await Promise.all(
      refCodes.flatMap((refCode, index) => [
        client.start(maker, { refCode }),
        ...(index % 3 === 0 ? [client.start(maker, { refCode })] : []),
      ]),
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
  }, 120_000)
})
