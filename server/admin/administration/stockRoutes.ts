import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import { countedStockSchema, stockChangeSchema } from '#domain/administration/stock.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { rowNumber } from '#server/shop/storefront/globalId.ts'
import { changeStock, listStock } from './changeStock.ts'

/** The stock of the variants that the shop counts. A store elsewhere counts its own. */
export function stockRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/stock',
      ADMIN,
      {
        summary:
          'What is counted, with how many wait for it: what is waited for first, then what there is least of',
        query: z.object({ offset: z.string().max(6).regex(/^\d+$/).optional() }),
        answer: countedStockSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await throttle(context, LOOK_OF_ADMINISTRATOR, caller.user.id)
        if (!context.config.storefront.embedded) return { variants: [], next: null }
        return listStock(context.database, Number(query.offset ?? 0))
      },
    ),
    endpoint(
      'POST /api/v1/admin/stock/{variant}',
      ADMIN,
      {
        summary: 'Add pieces that came, or take those that are missing; the same act again changes nothing',
        body: stockChangeSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'KEY_REUSED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await throttle(context, ACT_OF_ADMINISTRATOR, caller.user.id)
        const variantId = rowNumber(path('variant'))
        if (variantId === null) throw new Refusal('NOT_FOUND')
        const change = { administratorId: caller.user.id, variantId }
        await changeStock(context, change, body)
      },
    ),
  ]
}
