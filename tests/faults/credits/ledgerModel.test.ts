import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Movement } from '#domain/credits/credits.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { CreditModel } from './creditModel.ts'
import { type CreditStep, creditSteps } from './creditSteps.ts'
import { CreditWorld } from './creditWorld.ts'

const isLong = process.env['LONG'] !== undefined
const RUNS = Number(process.env['RUNS'] ?? (isLong ? 10_000 : 10))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
/** No more than may wait in a person's queue. */
const LONGEST = 20

/** Whoever never touched their credits has no account. */
const NONE = { available: 0, reserved: 0, used: 0, total: 0 }

async function follow(world: CreditWorld, steps: readonly CreditStep[]): Promise<void> {
  const model = new CreditModel()
  for (const step of [...steps, { kind: 'take' } as const]) {
    expect({ step, did: await world.take(step) }).toEqual({ step, did: model.take(step) })
  }
  const accounts = await world.accounts()
  for (const [index, { account, movements, counted, shown, creditsUsed }] of accounts.entries()) {
    const { available = 0, reserved = 0, used = 0 } = model.people[index] ?? {}
    const total = available + reserved + used
    expect(account ?? NONE).toMatchObject({ available, reserved, used, total })
    expect(counted).toBe(used)
    let balance = 0
    for (const movement of movements) {
      balance += movement.amount
      expect(movement.balance).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    expect(balance).toBe(available)
    expect(creditsUsed).toBe(used)
    expectShown(shown, { available, reserved, used })
  }
}

/** Every row stands once for its work, each balance follows from those below, and all rows make the account. */
function expectShown(
  shown: readonly Movement[],
  parts: { readonly available: number; readonly reserved: number; readonly used: number },
): void {
  let balance = 0
  const sums = { reserved: 0, used: 0 }
  for (const { amount, steps, ...row } of shown.toReversed()) {
    balance += amount
    expect(row.balance).toBe(balance)
    expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(amount)
    if (row.kind === 'reserve') sums.reserved -= amount
    if (row.kind === 'charge') sums.used -= amount
  }
  expect({ available: balance, reserved: 0 + sums.reserved, used: 0 + sums.used }).toEqual(parts)
  const works = shown.flatMap(({ generation }) => generation?.id ?? [])
  expect(new Set(works).size).toBe(works.length)
}

describeOnDatabase(`credits on a bad day (SEED=${SEED})`, (freshContext) => {
  it(`are as the model says, in ${RUNS} sequences`, { timeout: 0 }, async () => {
    const context = await freshContext()
    await CreditWorld.prepare(context)
    const property = fc.asyncProperty(creditSteps(LONGEST), async (steps) =>
      follow(await CreditWorld.open(context), steps),
    )
    await expect(fc.assert(property, { numRuns: RUNS, seed: SEED })).resolves.toBeUndefined()
  })
})
