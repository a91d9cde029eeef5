import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import { orderCredits } from '#domain/credits/orderCredits.ts'
import { type ReceivedOrder, receivedOrdersSchema } from '#domain/credits/receivedOrders.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { receivedWebhooks, type WebhookRow } from '#server/shop/webhooks/tables.ts'
import { PAID_ORDERS } from './receivedOrders.ts'

const MOST_SHOWN = 100

/** The readable data of an order, when the rest of it can't be parsed. */
const shownSchema = z.object({
  name: z.string().nullish().catch(null),
  line_items: z.array(z.object({ sku: z.string().nullish().catch(null), quantity: z.int() })).catch([]),
})

/** Administrators' view of paid orders that brought no credits, and their acts on them. */
export function receivedOrderRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/received-orders',
      ADMIN,
      {
        summary: `Paid orders that have brought no credits: failing, given up or tests; the newest ${MOST_SHOWN}`,
        answer: receivedOrdersSchema,
      },
      async () => ({ orders: await listOrders(context) }),
    ),
    endpoint(
      'POST /api/v1/admin/received-orders/{id}/retry',
      ADMIN,
      { summary: 'Try an order again from the beginning; one that ended well or is a test is not found' },
      async ({ path }) => {
        if (!(await tryAgain(context, path('id')))) throw new Refusal('NOT_FOUND')
      },
    ),
  ]
}

const isFailing = and(isNull(receivedWebhooks.processedAt), gt(receivedWebhooks.attempts, 0))
const isGivenUp = eq(receivedWebhooks.outcome, 'given_up')

async function listOrders({ database }: ServerContext): Promise<ReceivedOrder[]> {
  const rows = await database
    .select()
    .from(receivedWebhooks)
    .where(and(PAID_ORDERS, or(isFailing, isGivenUp, eq(receivedWebhooks.outcome, 'test'))))
    .orderBy(desc(receivedWebhooks.receivedAt), receivedWebhooks.id)
    .limit(MOST_SHOWN)
  return rows.map(viewOrder)
}

function viewOrder(row: WebhookRow): ReceivedOrder {
  const { name = null, line_items: lines } = shownSchema.catch({ line_items: [] }).parse(row.payload)
  const credits = orderCredits(lines)
  return {
    id: row.id,
    orderNumber: name,
    credits: Number.isSafeInteger(credits) ? credits : 0,
    state: row.outcome === 'test' ? 'test' : row.outcome === null ? 'failing' : 'given-up',
    receivedAt: row.receivedAt.toISOString(),
    attempts: row.attempts,
    nextAttemptAt: row.processedAt === null ? row.nextAttemptAt.toISOString() : null,
    error: row.lastError,
  }
}

async function tryAgain({ database, now }: ServerContext, id: string): Promise<boolean> {
  const renewed = await database
    .update(receivedWebhooks)
    .set({ processedAt: null, outcome: null, attempts: 0, nextAttemptAt: now() })
    .where(and(PAID_ORDERS, eq(receivedWebhooks.id, id), or(isFailing, isGivenUp)))
    .returning({ id: receivedWebhooks.id })
  return renewed.length > 0
}
