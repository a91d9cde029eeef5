import { EMBEDDED_API_VERSION } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { postForStatus } from '#server/platform/web/postForStatus.ts'
import { signWebhook } from '#server/shop/webhooks/signature.ts'
import { webhookRoutes } from '#server/shop/webhooks/webhookRoutes.ts'
import {
  claimDueWebhooks,
  OWN_RECEIVER,
  settleDelivered,
  settleFailed,
  type WebhookDelivery,
} from './webhookOutbox.ts'

const SEND_TIMEOUT_MS = 10_000
const IDLE_MS = 1_000

/** Posts a body to a target and tells its HTTP status; rejects when there was no answer. */
export type SendWebhook = (
  target: string,
  init: { body: string; headers: Record<string, string> },
) => Promise<number>

/** Sends everything that is due once; tells how many it tried. */
export async function deliverDueWebhooks(
  context: ServerContext,
  send: SendWebhook = sender(context),
): Promise<number> {
  const held = await claimDueWebhooks(context)
  await Promise.all(held.map((delivery) => deliver(context, delivery, send)))
  return held.length
}

async function deliver(context: ServerContext, delivery: WebhookDelivery, send: SendWebhook): Promise<void> {
  try {
    const status = await send(delivery.target, {
      body: delivery.payload,
      headers: headersOf(context, delivery),
    })
    if (status >= 200 && status < 300) await settleDelivered(context, delivery)
    else await settleFailed(context, delivery, `HTTP ${status}`)
  } catch (error) {
    context.log.warn('a webhook could not be delivered', { id: delivery.id, error })
    await settleFailed(context, delivery, error instanceof Error ? error.message : 'no answer')
  }
}

function headersOf({ config }: ServerContext, delivery: WebhookDelivery): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'X-Shopify-Topic': delivery.topic,
    'X-Shopify-Hmac-Sha256': signWebhook(config.webhook.secret, delivery.payload),
    'X-Shopify-Webhook-Id': delivery.id,
    'X-Shopify-Event-Id': delivery.eventId,
    'X-Shopify-Shop-Domain': new URL(config.publicOrigin).host,
    'X-Shopify-API-Version': EMBEDDED_API_VERSION,
    'X-Shopify-Triggered-At': delivery.createdAt.toISOString(),
  }
}

/** Our own receiver is called in the process, so that it works whatever address and port the server has. */
function sender(context: ServerContext): SendWebhook {
  const own = webhookRoutes(context)
  return async (target, { body, headers }) => {
    if (target !== OWN_RECEIVER) return postForStatus(target, { headers, body, timeoutMs: SEND_TIMEOUT_MS })
    const { status } = await own.request('/orders-paid', { method: 'POST', body, headers })
    return status
  }
}

/** Delivers webhooks as they fall due, until stopped. `stop` waits for what is being sent. */
export function startWebhookDelivery(context: ServerContext): { stop(): Promise<void> } {
  const send = sender(context)
  return startSchedule(context, [
    { name: 'delivery of webhooks', everyMs: IDLE_MS, run: () => deliverDueWebhooks(context, send) },
  ])
}
