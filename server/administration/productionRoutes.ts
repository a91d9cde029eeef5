import { z } from 'zod'
import { productionPageSchema } from '#domain/orders/production.ts'
import { endpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import { listProduction } from '#server/orders/production.ts'
import { throttle } from '#server/throttle/throttle.ts'

/** What the shop has to make and send. */
export function productionRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/production',
      {
        summary: 'Orders that a parcel goes out for, the newest first, with what each thing is printed by',
        query: z.object({
          before: z.string().max(9).regex(/^\d+$/).optional(),
        }),
        answer: productionPageSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await throttle(context, 'look of administrator', caller.user.id)
        return listProduction(context, query.before === undefined ? null : Number(query.before))
      },
    ),
  ]
}
