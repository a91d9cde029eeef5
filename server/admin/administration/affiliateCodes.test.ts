import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { packSku } from '#domain/credits/packSku.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { seedAffiliateCodes } from '#server/shop/affiliate/seedAffiliateCodes.ts'
import { changeDetails, changeDiscountCode } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { signWebhook } from '#server/shop/webhooks/signature.ts'
import { webhookRoutes } from '#server/shop/webhooks/webhookRoutes.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { takeReceivedOrders } from '#server/studio/credits/receivedOrders.ts'
import { returnPurchase } from '#server/studio/credits/returnPurchase.ts'
import { creditMovements } from '#server/studio/credits/tables.ts'
import { apiClient, makeUser, signIn, signInWithProof } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const HOUR_MS = 3_600_000
let lastOrder = 90_000

/** The shop reports a paid order of this person, placed with these codes, and its credits are given. */
async function ordered(context: ServerContext, { email }: UserRow, codes: readonly string[]) {
  lastOrder += 1
  const body = JSON.stringify({
    id: lastOrder,
    name: `#${lastOrder}`,
    email,
    discount_codes: codes.map((code) => ({ code })),
    line_items: [{ sku: packSku(50), quantity: 1 }],
  })
  await webhookRoutes(context).request('/orders-paid', {
    method: 'POST',
    body,
    headers: {
      'X-Shopify-Topic': 'orders/paid',
      'X-Shopify-Webhook-Id': `affiliate-${lastOrder}`,
      'X-Shopify-Hmac-Sha256': signWebhook(context.config.webhook.secret, body),
    },
  })
  await takeReceivedOrders(context)
  return String(lastOrder)
}

async function available(context: ServerContext, user: UserRow): Promise<number> {
  const account = await context.database.transaction((tx) => openAccount(tx, context, user))
  return account.available
}

async function setUp(freshContext: (changes?: Partial<ServerContext>) => Promise<ServerContext>) {
  let now = Date.UTC(2026, 10, 23, 6)
  const context = await freshContext({ now: () => new Date(now) })
  await seedAffiliateCodes(context)
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: token } = await signInWithProof(context, admin, 'Biuro')
  const NEW = {
    act: randomUUID(),
    reason: 'Umowa na rok',
    code: 'zofia-10',
    creator: 'Zofia Tworzy',
    bonusCredits: 30,
    discountPercent: 10,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    email: null,
  }
  const add = (changes: object = {}) =>
    call('POST /api/v1/admin/affiliate-codes', { token, body: { ...NEW, act: randomUUID(), ...changes } })
  const offer = async (code: string) => (await call('GET /api/v1/affiliate/codes', { query: { code } })).body
  return { context, call, token, add, offer, wait: (ms: number) => (now += ms) }
}

describeOnDatabase('an affiliate code', (freshContext) => {
  it('is known as the four seeds are, whatever its case, and nothing else is', async () => {
    const { offer } = await setUp(freshContext)
    expect(await offer('techvibe')).toEqual({
      offer: { code: 'TECHVIBE', creator: 'Tech Vibe', bonusCredits: 100, discountPercent: 15 },
    })
    expect(await offer(' FUTUREAI')).toMatchObject({ offer: { bonusCredits: 150, discountPercent: 0 } })
    for (const hostile of ['WIOSNA', 'ISKRA20', '__proto__', "' OR 1=1 --", 'techvıbe', '%', '']) {
      expect(await offer(hostile)).toEqual({ offer: null })
    }
  })

  it('is added by an administrator, once, with its reason in the journal, and ended', async () => {
    const { call, token, add, offer, wait } = await setUp(freshContext)
    const act = randomUUID()
    expect((await add({ act })).status).toBe(200)
    expect((await add({ act })).status).toBe(200)
    expect(await offer('Zofia-10')).toMatchObject({ offer: { code: 'ZOFIA-10', bonusCredits: 30 } })
    const again = await add()
    expect(again).toMatchObject({ status: 422, body: { error: { code: 'VALIDATION_FAILED' } } })
    expect(await add({ code: 'ISKRA20' })).toMatchObject({ status: 422 })
    expect(await add({ code: 'NIC', bonusCredits: 0, discountPercent: 0 })).toMatchObject({ status: 422 })
    expect(await add({ code: 'KONTO', email: 'nikt@example.pl' })).toMatchObject({ status: 422 })

    wait(1_000)
    const end = { act: randomUUID(), reason: 'Koniec umowy' }
    const path = { code: 'ZOFIA-10' }
    const ended = await call('POST /api/v1/admin/affiliate-codes/{code}/end', { token, path, body: end })
    expect(ended.status).toBe(200)
    expect(await offer('ZOFIA-10')).toEqual({ offer: null })
    const journal = await call('GET /api/v1/admin/acts', { token })
    expect(journal.body).toMatchObject({
      acts: [
        { kind: 'affiliate-end', subjectId: 'ZOFIA-10', reason: 'Koniec umowy', person: null },
        { kind: 'affiliate-add', subjectId: 'ZOFIA-10', reason: 'Umowa na rok' },
      ],
    })
  })

  it('begins and ends on its days, and after as many orders as it was made for', async () => {
    const { context, add, offer, wait } = await setUp(freshContext)
    const at = (ms: number) => new Date(context.now().getTime() + ms).toISOString()
    await add({ code: 'POTEM', startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) })
    await add({ code: 'RAZ', usageLimit: 1 })
    expect(await add({ code: 'NIGDY', endsAt: at(-HOUR_MS) })).toMatchObject({ status: 422 })
    expect(await offer('POTEM')).toEqual({ offer: null })
    wait(HOUR_MS)
    expect(await offer('POTEM')).toMatchObject({ offer: { code: 'POTEM' } })
    wait(HOUR_MS)
    expect(await offer('POTEM')).toEqual({ offer: null })

    const { token } = await makeCart(context, [{ price: 10_000, quantity: 1 }])
    await changeDiscountCode(context, token, 'raz')
    const view = await changeDetails(context, token, BUYER)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    expect(view.totals.discount).toBe(1_000)
    await payCheckout(context, token, payRequest(view), 'raz')
    expect(await offer('RAZ')).toEqual({ offer: null })
  })

  it('gives its bonus with the first paid order of a person, never again, and a return takes it back', async () => {
    const { context } = await setUp(freshContext)
    const buyer = await makeUser(context)
    const first = await ordered(context, buyer, ['TechVibe'])
    expect(await available(context, buyer)).toBe(10 + 50 + 100)
    await ordered(context, buyer, ['TECHVIBE'])
    expect(await available(context, buyer)).toBe(10 + 50 + 100 + 50)
    // Codes don't add up: of several the first counts.
    await ordered(context, buyer, ['WIOSNA', 'FUTUREAI', 'CREATIVEPRO'])
    expect(await available(context, buyer)).toBe(10 + 50 + 100 + 50 + 50 + 150)

    await context.database.transaction((tx) =>
      returnPurchase(tx, context, buyer, { orderId: first, note: 'Zwrot' }),
    )
    expect(await available(context, buyer)).toBe(10 + 50 + 50 + 150)
    await ordered(context, buyer, ['TECHVIBE'])
    expect(await available(context, buyer)).toBe(10 + 50 + 50 + 50 + 150)
  })

  it('is kept by an order that was placed before it ended', async () => {
    const { context, call, token, add } = await setUp(freshContext)
    await add()
    await call('POST /api/v1/admin/affiliate-codes/{code}/end', {
      token,
      path: { code: 'ZOFIA-10' },
      body: { act: randomUUID(), reason: 'Koniec umowy' },
    })
    const buyer = await makeUser(context)
    await ordered(context, buyer, ['ZOFIA-10'])
    expect(await available(context, buyer)).toBe(10 + 50 + 30)
  })

  it('tells its creator what it brought and of whom nothing; their own orders bring them no bonus', async () => {
    const { context, call, add } = await setUp(freshContext)
    const creator = await makeUser(context)
    await add({ email: creator.email })
    const buyers = [await makeUser(context), await makeUser(context)]
    for (const buyer of [...buyers, ...buyers]) await ordered(context, buyer, ['ZOFIA-10'])
    await ordered(context, creator, ['ZOFIA-10'])
    expect(await available(context, creator)).toBe(10 + 50)
    const returned = await ordered(context, buyers[0] ?? creator, ['ZOFIA-10'])
    await context.database.transaction((tx) =>
      returnPurchase(tx, context, buyers[0] ?? creator, { orderId: returned, note: 'Zwrot' }),
    )

    const { access_token: own } = await signIn(context, creator)
    const { body } = await call('GET /api/v1/affiliate/results', { token: own })
    expect(body).toMatchObject({ codes: [{ code: 'ZOFIA-10', orders: 4, creditsGiven: 60 }] })
    for (const { email, id } of buyers) {
      expect(JSON.stringify(body)).not.toContain(email)
      expect(JSON.stringify(body)).not.toContain(id)
    }
    const { access_token: other } = await signIn(context, buyers[0] ?? creator)
    expect((await call('GET /api/v1/affiliate/results', { token: other })).body).toEqual({ codes: [] })
    const gifts = await context.database
      .select()
      .from(creditMovements)
      .where(eq(creditMovements.userId, creator.id))
    expect(gifts.some(({ kind }) => kind === 'affiliate')).toBe(false)
  })
})
