import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { packSku } from '#domain/credits/packSku.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { MOST_TRIES } from '#server/platform/tasks/outboxTries.ts'
import { signWebhook } from '#server/shop/webhooks/signature.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { webhookRoutes } from '#server/shop/webhooks/webhookRoutes.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { takeReceivedOrders } from './receivedOrders.ts'
import { creditAccounts, creditPurchases } from './tables.ts'

const EMAIL = 'zofia@example.pl'
const DAY_MS = 24 * 60 * 60_000

let lastOrder = 5_000

/** The body of a paid order for a pack of 50, in a shop's form. */
function orderBody(changes: Readonly<Record<string, unknown>> = {}): string {
  lastOrder += 1
  const line = { sku: packSku(50), quantity: 1 }
  return JSON.stringify({
    id: lastOrder,
    name: `#${lastOrder}`,
    email: EMAIL,
    line_items: [line],
    ...changes,
  })
}

async function shopTells(context: ServerContext, body: string, id = `webhook-${lastOrder}`) {
  return webhookRoutes(context).request('/orders-paid', {
    method: 'POST',
    body,
    headers: {
      'X-Shopify-Topic': 'orders/paid',
      'X-Shopify-Webhook-Id': id,
      'X-Shopify-Hmac-Sha256': signWebhook(context.config.webhook.secret, body),
    },
  })
}

const purchases = ({ database }: ServerContext) =>
  database.select().from(creditPurchases).orderBy(creditPurchases.orderId)

/** Runs `work` while orders whose number begins with `zatruty` can't be stored. */
async function poisoned({ database }: ServerContext, work: () => Promise<void>): Promise<void> {
  await database.execute(
    sql`ALTER TABLE credit_purchases ADD CONSTRAINT poison CHECK (order_number NOT LIKE 'zatruty%')`,
  )
  try {
    await work()
  } finally {
    await database.execute(sql`ALTER TABLE credit_purchases DROP CONSTRAINT poison`)
  }
}

async function administrator(context: ServerContext) {
  const { access_token: token } = await signIn(context, await makeUser(context, { roles: ['user', 'admin'] }))
  const call = apiClient(context)
  return {
    list: async () => (await call('GET /api/v1/admin/received-orders', { token })).body,
    retry: (id: string) => call('POST /api/v1/admin/received-orders/{id}/retry', { token, path: { id } }),
  }
}

describeOnBothDatabases('received orders', '64 bits, and JSON with odd text', (freshContext) => {
  it('that fail hold up nobody else’s, however many there are', async () => {
    const context = await freshContext()
    for (let index = 0; index < 60; index += 1) {
      await shopTells(context, orderBody({ name: `zatruty-${index}` }))
    }
    await shopTells(context, orderBody({ name: '#dobry' }))
    await poisoned(context, async () => {
      await takeReceivedOrders(context)
      await takeReceivedOrders(context)
    })
    expect(await purchases(context)).toMatchObject([{ orderNumber: '#dobry' }])
  })

  it('are tried with growing pauses, given up at last, and taken when an administrator asks', async () => {
    let now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    const { list, retry } = await administrator(context)
    await shopTells(context, orderBody({ name: 'zatruty' }), 'webhook-1')
    await poisoned(context, async () => {
      await takeReceivedOrders(context)
      await takeReceivedOrders(context)
    })
    const shown = { id: 'webhook-1', orderNumber: 'zatruty', credits: 50, error: '23514' }
    expect(await list()).toMatchObject({
      orders: [{ ...shown, state: 'failing', attempts: 1, nextAttemptAt: '2026-11-20T12:40:02.000Z' }],
    })

    await poisoned(context, async () => {
      for (let day = 0; day < 2 * MOST_TRIES; day += 1) {
        now = new Date(now.getTime() + DAY_MS)
        await takeReceivedOrders(context)
      }
    })
    const administrated = await administrator(context)
    expect(await administrated.list()).toMatchObject({
      orders: [{ ...shown, state: 'given-up', attempts: MOST_TRIES, nextAttemptAt: null }],
    })

    await takeReceivedOrders(context)
    expect(await purchases(context)).toEqual([])
    expect((await administrated.retry('webhook-1')).status).toBe(204)
    await takeReceivedOrders(context)
    expect(await purchases(context)).toMatchObject([{ orderNumber: 'zatruty', credits: 50 }])
    expect(await administrated.list()).toEqual({ orders: [] })
    // A taken order isn't taken again, and an unknown one can't be.
    expect((await administrated.retry('webhook-1')).code).toBe('NOT_FOUND')
    expect((await administrated.retry('never')).code).toBe('NOT_FOUND')
    expect((await retry('webhook-1')).code).toBe('UNAUTHORIZED')
  })

  it('that no try could take are shown at once', async () => {
    const context = await freshContext()
    const { list } = await administrator(context)
    const many = [{ sku: packSku(999_999), quantity: 2_000_000 }]
    await shopTells(context, orderBody({ line_items: many }), 'too-large')
    await shopTells(context, orderBody({ name: 7 }), 'not-understood')
    await takeReceivedOrders(context)
    expect(await list()).toMatchObject({
      orders: [
        { id: 'not-understood', state: 'given-up', error: 'ORDER_NOT_UNDERSTOOD' },
        { id: 'too-large', state: 'given-up', error: 'ORDER_TOO_LARGE' },
      ],
    })
    expect(await purchases(context)).toEqual([])
  })

  it('marked as tests give nothing outside development, and an administrator sees them', async () => {
    const config = testConfig({ payments: { test: true, testOrdersGive: false } })
    const context = await freshContext({ config })
    const { list } = await administrator(context)
    expect((await shopTells(context, orderBody({ test: true }), 'a-test')).status).toBe(200)
    await shopTells(context, orderBody({ test: false, name: '#prawdziwy' }))
    await takeReceivedOrders(context)
    expect(await purchases(context)).toMatchObject([{ orderNumber: '#prawdziwy' }])
    expect(await list()).toMatchObject({ orders: [{ id: 'a-test', state: 'test', credits: 50 }] })
    expect((await apiClient(context)('GET /api/v1/admin/received-orders', {})).code).toBe('UNAUTHORIZED')
  })

  it('marked as tests bring their credits in development', async () => {
    const context = await freshContext()
    await shopTells(context, orderBody({ test: true }))
    await takeReceivedOrders(context)
    expect(await purchases(context)).toMatchObject([{ credits: 50 }])
  })

  it('with ids of 64 bits are each their own', async () => {
    const context = await freshContext()
    // Shopify's own sample, and its neighbour: as numbers they would be one.
    for (const id of ['820982911946154508', '820982911946154509', '820982911946154508']) {
      const body = orderBody({ id: 0 }).replace('"id":0', `"id":${id}`)
      expect((await shopTells(context, body, `${id}-${lastOrder}`)).status).toBe(200)
    }
    await takeReceivedOrders(context)
    expect((await purchases(context)).map(({ orderId }) => orderId)).toEqual([
      '820982911946154508',
      '820982911946154509',
    ])
  })

  it('whose notes hold what a database can’t keep are kept all the same', async () => {
    const context = await freshContext()
    const body = orderBody({ note: 'dla Zosi' }).replace('dla Zosi', String.raw`a\u0000b\ud800`)
    expect((await shopTells(context, body)).status).toBe(200)
    await takeReceivedOrders(context)
    expect(await purchases(context)).toMatchObject([{ credits: 50 }])
  })

  it('that an account can’t hold wait, and its owner goes on', async () => {
    const context = await freshContext()
    const user = await makeUser(context, { email: EMAIL })
    const { access_token: token } = await signIn(context, user)
    const call = apiClient(context)
    expect((await call('GET /api/v1/credits', { token })).status).toBe(200)
    const full = { available: 2_000_000_000, total: 2_000_000_000 }
    await context.database.update(creditAccounts).set(full).where(eq(creditAccounts.userId, user.id))
    await shopTells(context, orderBody())
    await takeReceivedOrders(context)
    expect(await context.database.select().from(receivedWebhooks)).toMatchObject([{ outcome: 'taken' }])
    expect(await purchases(context)).toMatchObject([{ emailFolded: EMAIL, given: null }])
    expect((await call('GET /api/v1/credits', { token })).body).toMatchObject({ available: 2_000_000_000 })
  })
})
