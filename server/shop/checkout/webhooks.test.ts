import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import { isSignedBy, signWebhook } from '#server/shop/webhooks/signature.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { webhookRoutes } from '#server/shop/webhooks/webhookRoutes.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { changeDetails } from './changeCheckout.ts'
import { payCheckout } from './payCheckout.ts'
import { webhookDeliveries } from './tables.ts'
import { claimDueWebhooks } from './webhookOutbox.ts'
import { deliverDueWebhooks, type SendWebhook, startWebhookDelivery } from './webhookWorker.ts'

const SECRET = 'a secret that only tests know'

async function buySomething(context: ServerContext): Promise<void> {
  const { token } = await makeCart(context, [{ price: 2500, quantity: 2, stock: 5 }])
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), 'the-only-try')
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
}

const received = ({ database }: ServerContext) => database.select().from(receivedWebhooks)
const deliveries = ({ database }: ServerContext) => database.select().from(webhookDeliveries)

async function deliver(context: ServerContext, body: string, headers: Record<string, string> = {}) {
  return webhookRoutes(context).request('/orders-paid', {
    method: 'POST',
    body,
    headers: {
      'X-Shopify-Topic': 'orders/paid',
      'X-Shopify-Webhook-Id': 'webhook-1',
      'X-Shopify-Hmac-Sha256': signWebhook(SECRET, body),
      ...headers,
    },
  })
}

const ORDER = JSON.stringify({ id: 1, line_items: [{ quantity: 1, variant_id: 7 }] })

describeOnDatabase('webhooks', (freshContext) => {
  it('tells the product of a paid order, in the form of the real storefront', async () => {
    const context = await freshContext()
    await buySomething(context)

    expect(await deliverDueWebhooks(context)).toBe(1)

    const [webhook] = await received(context)
    expect(webhook).toMatchObject({
      topic: 'orders/paid',
      processedAt: null,
      payload: {
        email: 'zofia@example.pl',
        financial_status: 'paid',
        currency: 'PLN',
        subtotal_price: '50.00',
        total_tax: '4.13',
        total_price: '54.13',
        line_items: [{ quantity: 2, price: '25.00' }],
        shipping_address: { zip: '00-950', country_code: 'PL' },
      },
    })
    expect(await deliverDueWebhooks(context)).toBe(0)
    expect(await deliveries(context)).toMatchObject([{ status: 'delivered', attempts: 1 }])
  })

  it('delivers after a restart what a killed server had not sent', async () => {
    let now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    await buySomething(context)
    // The server dies after it took the row and before anything was sent.
    const [held] = await claimDueWebhooks(context)
    expect(await deliverDueWebhooks(context)).toBe(0)

    now = new Date('2026-11-20T12:42:00Z')
    const worker = startWebhookDelivery(context)
    await vi.waitFor(async () => expect(await received(context)).toHaveLength(1))
    await worker.stop()

    expect((await received(context))[0]?.id).toBe(held?.id)
  })

  it('sends again under the same id when the answer was lost, and is kept once', async () => {
    let now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    await buySomething(context)
    const ids: string[] = []
    const losingAnswers: SendWebhook = async (_target, { body, headers }) => {
      ids.push(headers['X-Shopify-Webhook-Id'] ?? '')
      await webhookRoutes(context).request('/orders-paid', { method: 'POST', body, headers })
      throw new Error('the connection broke')
    }

    await deliverDueWebhooks(context, losingAnswers)
    expect(await deliveries(context)).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: 'the connection broke' },
    ])
    expect(await deliverDueWebhooks(context)).toBe(0)
    now = new Date(now.getTime() + pauseAfter(1))
    await deliverDueWebhooks(context, losingAnswers)

    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
    expect(await received(context)).toHaveLength(1)
  })

  it('waits longer after each refusal and stops at last, with the row kept', async () => {
    let now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    await buySomething(context)

    let tries = 0
    while ((await deliveries(context)).some((row) => row.status === 'waiting')) {
      tries += await deliverDueWebhooks(context, async () => 503)
      now = new Date(now.getTime() + 24 * 60 * 60_000)
    }

    expect(tries).toBe(19)
    expect(await deliveries(context)).toMatchObject([
      { status: 'given_up', attempts: 19, lastError: 'HTTP 503' },
    ])
  })

  it('is sent by one of two workers', async () => {
    const context = await freshContext()
    for (let order = 0; order < 5; order += 1) await buySomething(context)
    const sent: string[] = []
    const send: SendWebhook = async (_target, { headers }) => {
      sent.push(headers['X-Shopify-Webhook-Id'] ?? '')
      return 200
    }

    await Promise.all([deliverDueWebhooks(context, send), deliverDueWebhooks(context, send)])
    await deliverDueWebhooks(context, send)

    expect(sent).toHaveLength(5)
    expect(new Set(sent).size).toBe(5)
  })

  it('also goes, signed, to the address in the settings', async () => {
    const calls: { signed: boolean; topic: string | undefined }[] = []
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const signature = String(request.headers['x-shopify-hmac-sha256'])
        calls.push({
          signed: isSignedBy(SECRET, Buffer.concat(chunks), signature),
          topic: request.headersDistinct['x-shopify-topic']?.[0],
        })
        response.writeHead(204).end()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      const url = `http://127.0.0.1:${address.port}/hooks`
      const context = await freshContext({ config: testConfig({ webhook: { secret: SECRET, url } }) })
      await buySomething(context)

      expect(await deliverDueWebhooks(context)).toBe(2)

      expect(calls).toEqual([{ signed: true, topic: 'orders/paid' }])
      expect(await received(context)).toHaveLength(1)
    } finally {
      server.close()
    }
  })

  it('refuses what nobody signed with our secret', async () => {
    const context = await freshContext()
    const forged = [
      { 'X-Shopify-Hmac-Sha256': signWebhook('another secret altogether', ORDER) },
      { 'X-Shopify-Hmac-Sha256': '' },
      { 'X-Shopify-Hmac-Sha256': 'not base64 §' },
      { 'X-Shopify-Hmac-Sha256': signWebhook(SECRET, `${ORDER} `) },
    ]

    for (const headers of forged) expect((await deliver(context, ORDER, headers)).status).toBe(401)
    expect(await received(context)).toEqual([])
  })

  it('acknowledges a duplicate without keeping it twice', async () => {
    const context = await freshContext()

    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(context, ORDER)))

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await received(context)).toHaveLength(1)
  })

  it('refuses what is signed but is no paid order', async () => {
    const context = await freshContext()

    for (const body of ['not json', '{}', '[1]', '{"id":1,"line_items":[{"quantity":-1}]}']) {
      expect((await deliver(context, body)).status).toBe(400)
    }
    expect((await deliver(context, ORDER, { 'X-Shopify-Topic': 'orders/create' })).status).toBe(400)
    expect((await deliver(context, ORDER, { 'X-Shopify-Webhook-Id': '' })).status).toBe(400)
    expect((await deliver(context, `"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    expect(await received(context)).toEqual([])
  })
})
