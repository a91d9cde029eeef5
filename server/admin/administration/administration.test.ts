import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { personSchema } from '#domain/administration/people.ts'
import type { SubjectKind } from '#domain/credits/subject.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { charge, reserve } from '#server/studio/credits/ledger.ts'
import { creditAccounts, creditMovements, creditPurchases } from '#server/studio/credits/tables.ts'
import { templateRuns } from '#server/studio/templates/tables.ts'
import {
  type ApiAnswer,
  apiClient,
  makeUser,
  signIn,
  signInWithProof,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase, type FreshContext } from '#support/describeOnDatabase.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { makeRun } from '#support/templates/makeTemplate.ts'
import { administratorActs } from './tables.ts'

const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 200 : 8
const TIME_LIMIT = isLong ? { timeout: 0 } : {}
const REASON = 'Obraz wyszedł pusty'

interface Given {
  readonly seen?: number
  readonly act?: string
  readonly reason?: string
}

const actOf = ({ seen = 0, act = randomUUID(), reason = REASON }: Given) => ({ act, seen, reason })

/** An administrator at work, and a person with a verified address. */
async function atWork(freshContext: FreshContext) {
  const context = await freshContext()
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'], email: 'admin@example.pl' })
  const { access_token: token } = await signInWithProof(context, admin)
  const person = await makeUser(context, { email: 'zofia@example.pl', displayName: 'Zofia Żuraw' })
  const path = { id: person.id }
  const as = (who: string) => ({
    correct: (credits: number, given: Given = {}) =>
      call('POST /api/v1/admin/users/{id}/corrections', {
        token: who,
        path,
        body: { ...actOf(given), credits },
      }),
    refund: (id: string, given: Given = {}, kind: SubjectKind = 'generation') =>
      call('POST /api/v1/admin/users/{id}/refunds', {
        token: who,
        path,
        body: { ...actOf(given), subject: { kind, id } },
      }),
    takeBack: (order: string, given: Given = {}) =>
      call('POST /api/v1/admin/users/{id}/returns', { token: who, path, body: { ...actOf(given), order } }),
    roles: (id: string, roles: readonly string[], given: Given = {}) =>
      call('PUT /api/v1/admin/users/{id}/roles', {
        token: who,
        path: { id },
        body: { ...actOf(given), roles },
      }),
  })
  const look = async () =>
    personSchema.parse((await call('GET /api/v1/admin/users/{id}', { token, path })).body)
  return { context, call, admin, token, person, look, as, ...as(token) }
}

const codes = (answers: readonly ApiAnswer[]) =>
  answers.map(({ status, code }) => code ?? String(status)).toSorted()

/** A generation that was paid for. */
async function paidGeneration(context: ServerContext, user: UserRow, credits = 3): Promise<string> {
  const id = await makeGeneration(context, { userId: user.id, prompt: 'sekretny kot', credits })
  const subject = { kind: 'generation' as const, id }
  await context.database.transaction((tx) => reserve(tx, context, user, { subject, credits }))
  await context.database.transaction((tx) => charge(tx, context, subject))
  return id
}

/**
 * An order that brings credits to the user who has verified this address; they are given at the next look at the
 * account.
 */
async function paidOrder(context: ServerContext, { emailFolded }: UserRow, credits: number): Promise<string> {
  const orderId = randomUUID()
  await context.database.insert(creditPurchases).values({
    orderId,
    orderNumber: `#${orderId.slice(0, 4)}`,
    credits,
    affiliateCodes: [],
    emailFolded,
    createdAt: context.now(),
  })
  return orderId
}

/** The sums that have to be equal: movements, the last one's balance, the account, and its parts against its total. */
async function sumsOf({ database }: ServerContext, { id }: UserRow) {
  const [account] = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, id))
  const [{ sum } = { sum: null }] = await database
    .select({ sum: sql<string>`coalesce(sum(${creditMovements.amount}), 0)` })
    .from(creditMovements)
    .where(eq(creditMovements.userId, id))
  const [last] = await database
    .select()
    .from(creditMovements)
    .where(eq(creditMovements.userId, id))
    .orderBy(desc(creditMovements.id))
    .limit(1)
  const { available, reserved, used, total } = account ?? { available: 0, reserved: 0, used: 0, total: 0 }
  return [Number(sum), last?.balance ?? 0, available, total - reserved - used]
}

async function agree(context: ServerContext, user: UserRow): Promise<boolean> {
  return new Set(await sumsOf(context, user)).size === 1
}

/** How often a call is answered before it is told to wait. */
async function timesAnswered(ask: () => Promise<ApiAnswer>): Promise<number | null> {
  for (let times = 0; times < 200; times += 1) {
    if ((await ask()).code === 'TOO_MANY_REQUESTS') return times
  }
  return null
}

describeOnDatabase('administrators', (freshContext) => {
  describe('find people', () => {
    it('by the beginning of an address, by a part of a name and by id, literally', async () => {
      const { context, call, token, person } = await atWork(freshContext)
      await makeUser(context, { email: 'hanna@example.pl', displayName: 'Hanna 100%_' })
      const found = async (q: string) => (await call('GET /api/v1/admin/users', { token, query: { q } })).body
      const zofia = { users: [{ id: person.id, email: 'zofia@example.pl' }], next: null }
      for (const q of ['ZOFIA@', 'żuraw', 'Zofia Ż', 'ZURAW', person.id, ' zofia ']) {
        expect(await found(q)).toMatchObject(zofia)
      }
      expect(await found('100%_')).toMatchObject({ users: [{ email: 'hanna@example.pl' }] })
      expect(await found('%')).toMatchObject({ users: [{ email: 'hanna@example.pl' }] })
      expect(await found('o_ia')).toEqual({ users: [], next: null })
    })

    it('page by page, the newest first, each once', async () => {
      const { context, call, token } = await atWork(freshContext)
      const createdAt = new Date('2026-01-01T00:00:00Z')
      for (let one = 0; one < 30; one += 1) await makeUser(context, { displayName: 'Tłum', createdAt })
      const first = await call('GET /api/v1/admin/users', { token, query: { q: 'tłum' } })
      const { users: firsts, next } = Object(first.body)
      expect(firsts).toHaveLength(25)
      const second = await call('GET /api/v1/admin/users', { token, query: { q: 'tłum', after: next } })
      const { users: seconds, next: end } = Object(second.body)
      expect(seconds).toHaveLength(5)
      expect(end).toBeNull()
      const ids = [...firsts, ...seconds].map((user) => Object(user).id)
      expect(new Set(ids).size).toBe(30)
    })

    it('and see facts, no words and no files of theirs', async () => {
      const { context, call, token, person, look } = await atWork(freshContext)
      const id = await paidGeneration(context, person)
      await signIn(context, person)
      expect(await look()).toMatchObject({
        user: { email: 'zofia@example.pl', display_name: 'Zofia Żuraw' },
        credits: { available: 7, used: 3 },
        jobs: [{ id, credits: 3, isCharged: true, isRefunded: false }],
        lastAct: 0,
      })
      // A work is one row, reserved and charged.
      expect((await look()).movements.map(({ amount, balance }) => [amount, balance])).toEqual([
        [-3, 7],
        [10, 10],
      ])
      const { body } = await call('GET /api/v1/admin/users/{id}', { token, path: { id: person.id } })
      expect(JSON.stringify(body)).not.toMatch(/sekretny|token-|webp|argon/)
      expect((await call('GET /api/v1/admin/users/{id}', { token, path: { id: 'none' } })).code).toBe(
        'NOT_FOUND',
      )
    })
  })

  describe('change roles', () => {
    it('with a reason; every token of that user ends at once, and a letter tells of it', async () => {
      const { context, call, person, roles, as } = await atWork(freshContext)
      const { access_token, refresh_token } = await signIn(context, person)
      const changed = await roles(person.id, ['admin'])
      expect(changed.body).toMatchObject({ user: { roles: ['user', 'admin'], role: 'admin' } })
      expect((await call('GET /api/v1/auth/me', { token: access_token })).code).toBe('UNAUTHORIZED')
      const refreshed = await call('POST /api/v1/auth/refresh', { body: { refresh_token } })
      expect(refreshed.code).toBe('SESSION_EXPIRED')
      expect(await waitingLetters(context)).toMatchObject([
        { kind: 'administrator-changed', to: person.email, isAdministrator: true },
      ])

      const { access_token: token } = await signInWithProof(context, person)
      const second = as(token)
      expect((await second.roles('nobody', ['user'])).code).toBe('NOT_FOUND')
      for (const none of ['root', 'author']) {
        expect((await second.roles(person.id, [none], { seen: 1 })).code).toBe('INVALID_REQUEST')
      }
      expect((await second.roles(person.id, ['user'], { seen: 1, reason: ' a ' })).code).toBe(
        'INVALID_REQUEST',
      )
      expect((await second.roles(person.id, ['admin'], { seen: 1 })).status).toBe(200)
      // A user who stays an administrator gets no letter.
      expect(await waitingLetters(context)).toHaveLength(1)
    })

    it('and never leave nobody to administer, however many resign together', async () => {
      const { context, admin, token, as } = await atWork(freshContext)
      const others = await Promise.all([1, 2].map(() => makeUser(context, { roles: ['user', 'admin'] })))
      const tokens = await Promise.all(others.map((other) => signInWithProof(context, other)))
      const answers = await Promise.all([
        as(token).roles(admin.id, ['user']),
        ...others.map(({ id }, index) => as(tokens[index]?.access_token ?? '').roles(id, ['user'])),
      ])
      expect(codes(answers)).toEqual(['200', '200', 'LAST_ADMIN'])
      const kept = (await context.database.select().from(users)).filter((user) =>
        user.roles.includes('admin'),
      )
      expect(kept).toHaveLength(1)
      // A refused act is not in the audit log.
      expect(await context.database.$count(administratorActs)).toBe(2)
    })
  })

  describe('correct credits', () => {
    it('up and down, never below zero, with the reason in the person’s own ledger', async () => {
      const { context, call, person, correct, look } = await atWork(freshContext)
      expect((await correct(5)).body).toMatchObject({ credits: { available: 15, total: 15 }, lastAct: 1 })
      expect((await correct(-16, { seen: 1 })).code).toBe('NOT_ENOUGH_CREDITS')
      expect((await correct(-15, { seen: 1 })).body).toMatchObject({ credits: { available: 0, total: 0 } })
      for (const credits of [0, 0.5, 100_001]) {
        expect((await correct(credits, { seen: 2 })).code).toBe('INVALID_REQUEST')
      }
      const { access_token: token } = await signIn(context, person)
      expect((await call('GET /api/v1/credits/movements', { token })).body).toMatchObject({
        items: [
          { kind: 'correction', amount: -15, balance: 0, note: REASON },
          { kind: 'correction', amount: 5, balance: 15, note: REASON },
          { kind: 'welcome', amount: 10 },
        ],
      })
      expect((await look()).acts.map(({ credits }) => credits)).toEqual([-15, 5])
      expect(await agree(context, person)).toBe(true)
    })

    it('once for a press, however often it is sent, also with another key', async () => {
      const { context, person, correct } = await atWork(freshContext)
      const given = { act: randomUUID() }
      const answers = await Promise.all(Array.from({ length: 5 }, () => correct(5, given)))
      expect(codes(answers)).toEqual(['200', '200', '200', '200', '200'])
      expect((await correct(5, given)).body).toMatchObject({ credits: { available: 15 }, lastAct: 1 })
      expect((await correct(6, given)).code).toBe('KEY_REUSED')
      expect(await agree(context, person)).toBe(true)
    })

    it('only as whoever has seen what the other did: of two at once one is refused', async () => {
      const { context, person, correct, as } = await atWork(freshContext)
      const other = await makeUser(context, { roles: ['user', 'admin'] })
      const { access_token } = await signInWithProof(context, other)
      const answers = await Promise.all([correct(5), as(access_token).correct(5)])
      expect(codes(answers)).toEqual(['200', 'PERSON_CHANGED'])
      expect((await as(access_token).correct(-1, { seen: 1 })).body).toMatchObject({
        credits: { available: 14 },
      })
      expect(await agree(context, person)).toBe(true)
    })
  })

  describe('give back and take back', () => {
    it('what a generation cost, once, and nothing that was not charged or is somebody else’s', async () => {
      const { context, call, person, refund, look } = await atWork(freshContext)
      const id = await paidGeneration(context, person)
      const answers = await Promise.all([refund(id), refund(id)])
      expect(codes(answers)).toEqual(['200', 'PERSON_CHANGED'])
      expect((await refund(id, { seen: 1 })).code).toBe('NOTHING_TO_REFUND')
      expect(await look()).toMatchObject({
        credits: { available: 10, used: 0, total: 10 },
        jobs: [{ id, isCharged: true, isRefunded: true }],
        lastAct: 1,
      })
      const unpaid = await makeGeneration(context, { userId: person.id })
      expect((await refund(unpaid, { seen: 1 })).code).toBe('NOTHING_TO_REFUND')
      const others = await paidGeneration(context, await makeUser(context))
      expect((await refund(others, { seen: 1 })).code).toBe('NOT_FOUND')
      const { access_token: token } = await signIn(context, person)
      const { body } = await call('GET /api/v1/credits/movements', { token })
      expect(Object(body).items[0]).toMatchObject({ kind: 'refund', amount: 0, note: REASON })
      expect(await agree(context, person)).toBe(true)
    })

    it('what a run of a template cost, not what was held for it and came back', async () => {
      const { context, person, refund, look } = await atWork(freshContext)
      const id = await makeRun(context, person.id, 'Ola')
      const subject = { kind: 'run', id } as const
      expect((await refund(id, {}, 'run')).code).toBe('NOTHING_TO_REFUND')
      await context.database.update(templateRuns).set({ credits: 5, charged: 3 })
      await context.database.transaction((tx) => reserve(tx, context, person, { subject, credits: 5 }))
      await context.database.transaction((tx) => charge(tx, context, subject, 3))
      expect(await look()).toMatchObject({
        credits: { available: 7, used: 3 },
        jobs: [{ kind: 'run', id, name: 'Próba', credits: 3, isCharged: true, isRefunded: false }],
      })
      expect((await refund(id)).code).toBe('NOT_FOUND')
      expect((await refund(id, {}, 'run')).status).toBe(200)
      expect((await refund(id, { seen: 1 }, 'run')).code).toBe('NOTHING_TO_REFUND')
      expect(await look()).toMatchObject({
        credits: { available: 10, used: 0, total: 10 },
        jobs: [{ isRefunded: true }],
        acts: [{ kind: 'refund', credits: 3, subjectId: id }],
      })
      expect(await agree(context, person)).toBe(true)
    })

    it('what an order brought, once, and not what is spent', async () => {
      const { context, call, person, takeBack, look } = await atWork(freshContext)
      const { access_token: token } = await signIn(context, person)
      const first = await paidOrder(context, person, 50)
      const second = await paidOrder(context, person, 20)
      // Until credits are given there are none to take.
      expect((await takeBack(first)).code).toBe('NOT_FOUND')
      await call('GET /api/v1/credits', { token })
      const answers = await Promise.all([takeBack(first), takeBack(first)])
      expect(codes(answers)).toEqual(['200', 'PERSON_CHANGED'])
      expect((await takeBack(first, { seen: 1 })).code).toBe('NOTHING_TO_REFUND')
      await paidGeneration(context, person, 15)
      expect((await takeBack(second, { seen: 1 })).code).toBe('NOT_ENOUGH_CREDITS')
      const { credits, purchases } = await look()
      expect(credits).toMatchObject({ available: 15, used: 15, total: 30 })
      expect(purchases).toMatchObject([
        { orderId: expect.any(String), isReturned: expect.any(Boolean) },
        { orderId: expect.any(String), isReturned: expect.any(Boolean) },
      ])
      expect(purchases.filter(({ isReturned }) => isReturned)).toMatchObject([{ orderId: first, given: 50 }])
      expect(await agree(context, person)).toBe(true)
    })
  })

  it('leave every act in a journal, which says who, what, when and why', async () => {
    const { context, call, admin, token, person, correct, roles } = await atWork(freshContext)
    for (let seen = 0; seen < 20; seen += 1) await correct(1, { seen })
    await roles(person.id, ['admin'], { seen: 20, reason: 'Układa dla nas szablony' })
    const first = await call('GET /api/v1/admin/acts', { token })
    expect(first.body).toMatchObject({
      acts: [
        {
          kind: 'roles',
          number: 21,
          administrator: { id: admin.id, email: 'admin@example.pl' },
          person: { id: person.id, email: 'zofia@example.pl' },
          roles: { before: ['user'], after: ['user', 'admin'] },
          reason: 'Układa dla nas szablony',
        },
        ...Array.from({ length: 19 }, () => ({ kind: 'correction', credits: 1, reason: REASON })),
      ],
    })
    const { next } = Object(first.body)
    const second = await call('GET /api/v1/admin/acts', { token, query: { before: next } })
    expect(second.body).toMatchObject({ acts: [{ kind: 'correction', number: 1 }], next: null })

    await context.database.delete(users).where(eq(users.id, person.id))
    const after = await call('GET /api/v1/admin/acts', { token })
    expect(Object(after.body).acts[0]).toMatchObject({ person: { id: person.id, email: null } })
  })

  it('are counted: looks and acts end for a while after too many', async () => {
    const { context, token, person } = await atWork(freshContext)
    const { auth, ...config } = context.config
    const call = apiClient({ ...context, config: { ...config, auth: { ...auth, throttleFactor: 1 } } })
    // An act refused for another reason counts as well.
    const path = { id: person.id }
    const correct = () =>
      call('POST /api/v1/admin/users/{id}/corrections', {
        token,
        path,
        body: { ...actOf({ seen: 7 }), credits: 1 },
      })
    expect(await timesAnswered(correct)).toBe(30)
    expect(await timesAnswered(() => call('GET /api/v1/admin/acts', { token }))).toBe(120)
  })

  it('whatever they do, the movements are the balance', TIME_LIMIT, async () => {
    const { context, call, person, look, token } = await atWork(freshContext)
    const step = fc.record({
      kind: fc.constantFrom('correct', 'refund', 'takeBack', 'spend', 'buy'),
      credits: fc.integer({ min: -12, max: 12 }),
      which: fc.nat(9),
      isLate: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { kind, credits, which, isLate } of steps) {
          const { lastAct, jobs, purchases } = await look()
          const entry = { act: randomUUID(), seen: isLate ? lastAct + 1 : lastAct, reason: REASON }
          const options = { token, path: { id: person.id } }
          if (kind === 'correct') {
            await call('POST /api/v1/admin/users/{id}/corrections', {
              ...options,
              body: { ...entry, credits },
            })
          } else if (kind === 'refund') {
            const id = jobs[which % Math.max(jobs.length, 1)]?.id ?? 'none'
            await call('POST /api/v1/admin/users/{id}/refunds', {
              ...options,
              body: { ...entry, subject: { kind: 'generation', id } },
            })
          } else if (kind === 'takeBack') {
            const order = purchases[which % Math.max(purchases.length, 1)]?.orderId ?? 'none'
            await call('POST /api/v1/admin/users/{id}/returns', { ...options, body: { ...entry, order } })
          } else if (kind === 'buy') {
            await paidOrder(context, person, which + 1)
          } else {
            await paidGeneration(context, person, which).catch(() => null)
          }
          expect(await agree(context, person)).toBe(true)
        }
      }),
      { numRuns: RUNS },
    )
  })
})
