import { z } from 'zod'
import { VERIFIED } from '#domain/access/access.ts'
import { accountOrdersSchema } from '#domain/account/billing.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { listOrders } from './accountOrders.ts'

/** `before` is the `next` of an earlier answer. */
const ordersQuerySchema = z.object({
  before: z.string().max(9).regex(/^\d+$/).optional(),
})

/** The purchases of an account. */
export function accountOrderRoutes({ database }: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/orders',
      VERIFIED,
      {
        summary: 'Orders placed with the confirmed address of the account, the newest first',
        query: ordersQuerySchema,
        answer: accountOrdersSchema,
      },
      ({ caller, query }) => listOrders(database, caller.user, query.before ?? null),
    ),
  ]
}
