import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import { readWebhookJson } from './readWebhookJson.ts'
import { isSignedBy } from './signature.ts'
import { receivedWebhooks } from './tables.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MOST_ID_LENGTH = 200
/** Of one line. A storefront counts in 32 bits; an order can't have more. */
const MOST_PIECES = 2_147_483_647

/** The required fields of an order before it is kept: enough to recognise it; the rest is kept as it came. */
const paidOrderSchema = z.looseObject({
  id: z.union([z.int(), z.string().min(1).max(MOST_ID_LENGTH)]),
  line_items: z.array(z.looseObject({ quantity: z.int().positive().max(MOST_PIECES) })),
})

/**
 * The receiver of the storefront's webhooks, ours or a real store's. A delivery is trusted by its signature alone, kept
 * once per webhook id, and acknowledged only when it is kept.
 */
export function webhookRoutes(context: ServerContext): Hono {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 413, 'WEBHOOK_TOO_LARGE') }))

  routes.post('/orders-paid', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    if (!isSignedBy(context.config.webhook.secret, body, c.req.header('X-Shopify-Hmac-Sha256') ?? '')) {
      return refuse(c, 401, 'WEBHOOK_BAD_SIGNATURE')
    }
    const id = c.req.header('X-Shopify-Webhook-Id') ?? ''
    const topic = c.req.header('X-Shopify-Topic')
    if (id === '' || id.length > MOST_ID_LENGTH || topic !== 'orders/paid')
      return refuse(c, 400, 'WEBHOOK_BAD_REQUEST')
    const order = paidOrderSchema.safeParse(readWebhookJson(body))
    if (!order.success) return refuse(c, 400, 'WEBHOOK_BAD_REQUEST')

    await context.database
      .insert(receivedWebhooks)
      .values({
        id,
        topic,
        shopDomain: (c.req.header('X-Shopify-Shop-Domain') ?? '').slice(0, MOST_ID_LENGTH),
        payload: order.data,
        receivedAt: context.now(),
        nextAttemptAt: context.now(),
      })
      .onConflictDoNothing()
    return c.json({ received: true })
  })
  return routes
}

function refuse(c: Context, status: 400 | 401 | 413, code: string) {
  return c.json({ error: { code, message: 'The webhook was not accepted' } }, status)
}
