import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { courseSku } from '#domain/credits/courseSku.ts'
import { packSku } from '#domain/credits/packSku.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { deliverDueWebhooks } from '#server/shop/checkout/webhookWorker.ts'
import { ACCOUNT_DATA } from '#server/tables/accountData.ts'
import { apiClient, makeUser, PASSWORD, signInWithProof } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { charge, reserve } from './ledger.ts'
import { takeReceivedOrders } from './receivedOrders.ts'
import { returnPurchase } from './returnPurchase.ts'
import { creditPurchases } from './tables.ts'

const EMAIL = 'iskra.kanarek@example.pl'

/** Buys two packs of 50 with this address; returns the checkout's token. */
async function buyPacks(context: ServerContext, email: string, sku: string = packSku(50)): Promise<string> {
  const { token } = await makeCart(context, [{ price: 1999, quantity: 2, requiresShipping: false, sku }])
  const view = await changeDetails(context, token, { ...BUYER, email })
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  return token
}

async function shopTells(context: ServerContext): Promise<void> {
  await deliverDueWebhooks(context)
  await takeReceivedOrders(context)
}

async function enter(context: ServerContext, changes: Partial<typeof users.$inferInsert> = {}) {
  const user = await makeUser(context, { email: EMAIL, ...changes })
  return { user, token: (await signInWithProof(context, user)).access_token }
}

const subject = (index: number) => ({ kind: 'generation' as const, id: `g-${index}` })

async function prove({ database, now }: ServerContext, { id }: UserRow): Promise<void> {
  await database.update(users).set({ verifiedAt: now() }).where(eq(users.id, id))
}

describeOnDatabase('credits', (freshContext) => {
  it('begin with ten once the address is proved, and never again for that address', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { user, token } = await enter(context, { verifiedAt: null })
    const balance = async (as = token) => (await call('GET /api/v1/credits', { token: as })).body
    expect(await balance()).toMatchObject({ available: 0, total: 0 })
    await prove(context, user)
    expect(await balance()).toMatchObject({ available: 10, reserved: 0, used: 0, total: 10 })
    expect(await balance()).toMatchObject({ available: 10 })

    const [proved] = await context.database.select().from(users)
    await context.database.transaction((tx) =>
      ACCOUNT_DATA.moveToAddress(tx, proved ?? user, 'nowy@example.pl'),
    )
    const changed = { email: 'nowy@example.pl', emailFolded: 'nowy@example.pl' }
    await context.database.update(users).set(changed)
    expect(await balance()).toMatchObject({ available: 10 })

    const body = { current_password: PASSWORD }
    expect((await call('DELETE /api/v1/account', { token, body })).status).toBe(204)
    for (const email of [EMAIL, changed.email]) {
      const again = await enter(context, { email })
      expect(await balance(again.token)).toMatchObject({ available: 0, total: 0 })
    }
  })

  it('never run out by themselves', async () => {
    let now = Date.parse('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => new Date(now) })
    const { user, token } = await enter(context)
    expect((await apiClient(context)('GET /api/v1/credits', { token })).body).toMatchObject({ available: 10 })
    now += 20 * 365 * 24 * 60 * 60_000
    const { access_token: later } = await signInWithProof(context, user)
    expect((await apiClient(context)('GET /api/v1/credits', { token: later })).body).toMatchObject({
      available: 10,
    })
  })

  it('of a pack arrive with the shop’s word, and the buyer is told the truth meanwhile', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { user, token } = await enter(context)
    const order = await buyPacks(context, ` ${EMAIL.toUpperCase()}`)
    const purchase = async (as = token, of = order) =>
      (await call('GET /api/v1/credits/purchases/{token}', { token: as, path: { token: of } })).body
    const number = expect.stringMatching(/^ISK-\d{4}-000001$/)
    expect(await purchase()).toEqual({ state: 'waiting', credits: 100, orderNumber: number })
    await shopTells(context)
    expect(await purchase()).toEqual({ state: 'credited', credits: 100, orderNumber: number })
    expect((await call('GET /api/v1/credits', { token })).body).toMatchObject({ available: 110, total: 110 })
    expect((await call('GET /api/v1/credits/movements', { token })).body).toMatchObject({
      items: [
        { kind: 'pack', amount: 100, balance: 110, orderNumber: number, generation: null },
        { kind: 'welcome', amount: 10, balance: 10, orderNumber: null },
      ],
      next: null,
    })

    const other = await enter(context, { email: 'ktos@example.pl' })
    expect(await purchase(other.token)).toMatchObject({ state: 'other-account' })
    const [given] = await context.database.select().from(creditPurchases)
    if (given === undefined) throw new Error('nothing was given')
    const back = { orderId: given.orderId, note: 'Pieniądze oddane' }
    await context.database.transaction((tx) => returnPurchase(tx, context, user, back))
    expect(await purchase()).toEqual({ state: 'returned', credits: 100, orderNumber: number })
    expect(await purchase(other.token)).toMatchObject({ state: 'other-account' })
    expect(await purchase(token, 'none')).toEqual({ state: 'unknown', credits: 0, orderNumber: null })
    expect(await purchase(token, await buyPacks(context, EMAIL, 'KUBEK-1'))).toMatchObject({
      state: 'no-credits',
    })
  })

  it('of a course arrive once, as what they are', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { token } = await enter(context)
    const order = await buyPacks(context, EMAIL, courseSku(7, 60))
    const purchase = async () =>
      (await call('GET /api/v1/credits/purchases/{token}', { token, path: { token: order } })).body
    expect(await purchase()).toMatchObject({ state: 'waiting', credits: 60 })
    await shopTells(context)
    await shopTells(context)
    expect(await purchase()).toMatchObject({ state: 'credited', credits: 60 })
    expect((await call('GET /api/v1/credits/movements', { token })).body).toMatchObject({
      items: [{ kind: 'course', amount: 60, balance: 70 }, { kind: 'welcome' }],
    })
  })

  it('wait for whoever proves the order’s address, also when they have changed it since', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    await buyPacks(context, EMAIL)
    await shopTells(context)
    const { user, token } = await enter(context, { verifiedAt: null })
    expect((await call('GET /api/v1/credits', { token })).body).toMatchObject({ available: 0 })
    await prove(context, user)
    const [proved = user] = await context.database.select().from(users)
    const changed = { email: 'nowy@example.pl', emailFolded: 'nowy@example.pl' }
    await context.database.transaction((tx) => ACCOUNT_DATA.moveToAddress(tx, proved, changed.email))
    await context.database.update(users).set(changed)
    expect((await call('GET /api/v1/credits', { token })).body).toMatchObject({ available: 110 })
  })

  it('that wait are nobody’s once their account is deleted, whatever the shop says later', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { token } = await enter(context)
    await buyPacks(context, EMAIL)
    await call('DELETE /api/v1/account', { token, body: { current_password: PASSWORD } })
    await shopTells(context)
    expect(await context.database.select().from(creditPurchases)).toEqual([])
    const { token: again } = await enter(context)
    expect((await call('GET /api/v1/credits', { token: again })).body).toMatchObject({ available: 10 })
  })

  it('are in the account’s export with each movement, page by page in the list', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { user, token } = await enter(context)
    for (let index = 0; index < 40; index += 1) {
      await context.database.transaction(async (tx) => {
        await reserve(tx, context, user, { subject: subject(index), credits: 0 })
        await charge(tx, context, subject(index))
      })
    }
    const first = await call('GET /api/v1/credits/movements', { token })
    expect(first.body).toMatchObject({
      items: { length: 30, 0: { kind: 'charge', steps: [{ kind: 'reserve' }, { kind: 'charge' }] } },
      next: expect.any(String),
    })
    const query = { before: String(Object(first.body).next) }
    const rest = await call('GET /api/v1/credits/movements', { token, query })
    expect(rest.body).toMatchObject({ items: { length: 11, 10: { kind: 'welcome' } }, next: null })
    expect((await call('GET /api/v1/credits/movements', { token, query: { before: '1; drop' } })).code).toBe(
      'INVALID_REQUEST',
    )
    expect((await call('GET /api/v1/account/export', { token })).body).toMatchObject({
      credit_movements: { length: 81, 0: { kind: 'welcome', amount: 10 }, 1: { generation_id: 'g-0' } },
    })
  })
})
