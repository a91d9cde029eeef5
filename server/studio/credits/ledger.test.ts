import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { makeUser } from '#support/accountFixture.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { charge, InsufficientCredits, refund, release, reserve } from './ledger.ts'
import { creditAccounts, creditMovements } from './tables.ts'

const PARALLEL = process.env['LONG'] === undefined ? 60 : 500

const subject = (id: string) => ({ kind: 'generation' as const, id })

const start = (context: ServerContext, user: UserRow, id: string, credits: number) =>
  context.database.transaction((tx) => reserve(tx, context, user, { subject: subject(id), credits }))

const accountOf = async ({ database }: ServerContext, { id }: UserRow) => {
  const [account] = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, id))
  const [{ sum } = { sum: null }] = await database
    .select({ sum: sql<string>`sum(${creditMovements.amount})` })
    .from(creditMovements)
    .where(eq(creditMovements.userId, id))
  return { ...account, sum: Number(sum) }
}

describeOnBothDatabases('the ledger', 'moves at once: locks, or one connection', (freshContext) => {
  it(`holds credits for exactly as many of ${PARALLEL} starts at once as there are credits for`, async () => {
    const context = await freshContext()
    const user = await makeUser(context)
    const starts = await Promise.allSettled(
      Array.from({ length: PARALLEL }, () => start(context, user, randomUUID(), 1)),
    )
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refused = starts.filter((one) => one.status === 'rejected')
    expect(refused.every(({ reason }) => reason instanceof InsufficientCredits)).toBe(true)
    expect(await accountOf(context, user)).toMatchObject({ available: 0, reserved: 10, total: 10, sum: 0 })
  })

  it('moves a subject’s credits once, however many say so at once', async () => {
    const context = await freshContext()
    const user = await makeUser(context)
    const { database } = context
    const again = await Promise.all(Array.from({ length: 5 }, () => start(context, user, 'one', 4)))
    expect(again.filter(Boolean)).toHaveLength(1)

    const ends = await Promise.all(
      [charge, release, charge, release].map((end) =>
        database.transaction((tx) => end(tx, context, subject('one'))),
      ),
    )
    expect(ends.filter(Boolean)).toHaveLength(1)
    const charged = ends[0] === true || ends[2] === true
    const after = charged ? { available: 6, used: 4 } : { available: 10, used: 0 }
    expect(await accountOf(context, user)).toMatchObject({ ...after, reserved: 0 })

    const refunds = await Promise.all(
      Array.from({ length: 3 }, () =>
        database.transaction((tx) => refund(tx, context, subject('one'), 'Nieudany obraz')),
      ),
    )
    expect(refunds.filter(Boolean)).toHaveLength(charged ? 1 : 0)
    expect(await accountOf(context, user)).toMatchObject({ available: 10, used: 0, total: 10, sum: 10 })
  })

  it('says how many there are and how many are needed, and keeps nothing of what it refused', async () => {
    const context = await freshContext()
    const user = await makeUser(context)
    await expect(start(context, user, 'dear', 11)).rejects.toMatchObject({ available: 10, needed: 11 })
    expect(await context.database.select().from(creditMovements)).toEqual([])
    const unproved = await makeUser(context, { verifiedAt: null })
    await expect(start(context, unproved, 'any', 1)).rejects.toMatchObject({ available: 0, needed: 1 })
    expect(await start(context, unproved, 'free', 0)).toBe(true)
  })

  it('gives back of what was charged in part no more than that', async () => {
    const context = await freshContext()
    const user = await makeUser(context)
    await start(context, user, 'part', 6)
    await context.database.transaction((tx) => charge(tx, context, subject('part'), 2))
    expect(await accountOf(context, user)).toMatchObject({ available: 8, reserved: 0, used: 2 })
    await context.database.transaction((tx) => refund(tx, context, subject('part'), 'nie wyszło'))
    expect(await accountOf(context, user)).toMatchObject({ available: 10, reserved: 0, used: 0, total: 10 })
  })

  it('goes on when a subject’s owner is gone', async () => {
    const context = await freshContext()
    expect(await context.database.transaction((tx) => charge(tx, context, subject('nobody')))).toBe(false)
    expect(await context.database.transaction((tx) => release(tx, context, subject('nobody')))).toBe(false)
  })
})
