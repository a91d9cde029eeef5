import { postcodeTownsSchema } from '#domain/contact/postcodeTowns.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { townsOf } from './polishPostcodes.ts'

const POSTCODE_FROM_ADDRESS = defineLimit('postcode from address', 300, '10 minutes')

/** The towns of a postcode, so that people needn't type them. */
export function postcodeRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/postcodes/{postcode}',
      {
        summary: 'The towns of a Polish postcode; none for one that nobody knows',
        answer: postcodeTownsSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, address }) => {
        if (!/^\d{2}-\d{3}$/.test(path('postcode'))) throw new Refusal('NOT_FOUND')
        await throttle(context, POSTCODE_FROM_ADDRESS, address)
        return { towns: [...(await townsOf(path('postcode')))] }
      },
    ),
  ]
}
