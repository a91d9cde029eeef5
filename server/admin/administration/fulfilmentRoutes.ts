import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import { fulfilmentOrderSchema, fulfilmentPageSchema } from '#domain/orders/fulfilment.ts'
import {
  importedParcelsSchema,
  importParcelsSchema,
  PARCEL_STATES,
  updateParcelSchema,
} from '#domain/orders/parcel.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { findProduction, listFulfilment } from '#server/shop/orders/fulfilment.ts'
import { PARCEL_OF_ADMINISTRATOR } from './limits.ts'
import { importParcels, updateParcel } from './parcelActs.ts'

/** The orders that the shop has to make and send. */
export function fulfilmentRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/production',
      ADMIN,
      {
        summary:
          'Orders that a parcel goes out for, of one state or all, the newest first, with what each thing is printed by',
        query: z.object({
          state: z.enum(PARCEL_STATES).optional(),
          before: z.string().max(9).regex(/^\d+$/).optional(),
        }),
        answer: fulfilmentPageSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await throttle(context, LOOK_OF_ADMINISTRATOR, caller.user.id)
        return listFulfilment(context, {
          state: query.state ?? null,
          before: query.before === undefined ? null : Number(query.before),
        })
      },
    ),
    endpoint(
      'PUT /api/v1/admin/parcels/{number}',
      ADMIN,
      {
        summary:
          'Tells that the parcel of an order is made, sent or delivered; its buyer gets a letter when it is sent',
        body: updateParcelSchema,
        answer: fulfilmentOrderSchema,
        refusals: ['NOT_FOUND', 'PARCEL_CHANGED', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await throttle(context, PARCEL_OF_ADMINISTRATOR, caller.user.id)
        const number = path('number')
        await updateParcel(context, { administratorId: caller.user.id, number }, body)
        const order = await findProduction(context, number)
        if (order === null) throw new Refusal('NOT_FOUND')
        return order
      },
    ),
    endpoint(
      'POST /api/v1/admin/parcels/import',
      ADMIN,
      {
        summary: 'Tells of many parcels at once, and answers what became of each',
        body: importParcelsSchema,
        answer: importedParcelsSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await throttle(context, ACT_OF_ADMINISTRATOR, caller.user.id)
        return importParcels(context, caller.user.id, body)
      },
    ),
  ]
}
