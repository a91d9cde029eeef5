import { z } from 'zod'
import { affiliateLookupSchema } from '#domain/affiliate/affiliateCodes.ts'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { offerOf } from './findCode.ts'

/** A page asks about a code when it is opened by one. */
const AFFILIATE_CODE_FROM_ADDRESS = defineLimit('affiliate code from address', 240, 'hour')

/** Tells the page of a visitor who came by a code whether it is an affiliate's. */
export function affiliateRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/affiliate/codes',
      {
        summary: 'What an affiliate code promises now; null for one that is none',
        query: z.object({ code: z.string().max(64) }),
        answer: affiliateLookupSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ query, address }) => {
        const code = affiliateKeyOf(query.code)
        if (code === null) return { offer: null }
        await throttle(context, AFFILIATE_CODE_FROM_ADDRESS, address)
        return { offer: await offerOf(context, code) }
      },
    ),
  ]
}
