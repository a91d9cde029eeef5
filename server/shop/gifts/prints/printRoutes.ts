import { UPLOAD_TYPES } from '#domain/gallery/galleryImage.ts'
import { printAnswerSchema } from '#domain/prints/printAnswer.ts'
import { printedThing } from '#domain/prints/printProducts.ts'
import { printBodySchema } from '#domain/prints/printSchema.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { partsAddress } from '#server/platform/arriving/arriving.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { PRINT_FROM_ADDRESS } from '../limits.ts'
import { isLineSomewhere } from '../linesOfCarts.ts'
import { printAddress } from './printAddress.ts'
import { savePrint } from './prints.ts'

/**
 * Pictures that people have printed. A caller who knows the line's id, which the buyer's device made at random, may
 * change it, as for a gift. The line has to be in a cart or an order: others have no picture.
 */
export function printRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/prints',
      {
        summary: 'Saves how the picture of a cart’s line lies on it, and tells where its file is sent',
        body: printBodySchema,
        answer: printAnswerSchema,
        // The addresses accept a file for some hours: a later caller needs new ones.
        answersTokens: true,
        refusals: ['FILE_TYPE_NOT_ALLOWED', 'NOT_FOUND', 'NOT_IN_CART', 'BEING_MADE', 'TOO_MANY_REQUESTS'],
      },
      async ({ body, address }) => {
        if (printedThing(body.handle) === null) throw new Refusal('NOT_FOUND')
        if (!UPLOAD_TYPES.some((type) => type === body.mime_type)) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
        await throttle(context, PRINT_FROM_ADDRESS, address)
        if (!(await isLineSomewhere(context, body.cart_item_id))) throw new Refusal('NOT_IN_CART')
        const saved = await savePrint(context, body)
        if (saved === null) throw new Refusal('BEING_MADE')
        if (saved.receivedAt !== null) return { upload_url: null, parts_url: null }
        return {
          upload_url: printAddress(context, saved.pictureId, 'picture'),
          parts_url: partsAddress(context, { name: saved.pictureId, userId: null }),
        }
      },
    ),
  ]
}
