import { eventsBodySchema } from '#domain/engagement/eventsBody.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { EVENTS_FROM_ADDRESS } from './limits.ts'
import type { FindPublicSubjects } from './madePages.ts'
import { receiveEvents } from './receiveEvents.ts'

/** Receives visit events from devices, once their people have agreed. The caller isn't identified and isn't stored. */
export function eventRoutes(
  context: ServerContext,
  findPublicSubjects: FindPublicSubjects,
): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/analytics/events',
      {
        summary: 'Takes events of visits by people who agreed to be counted; those sent before count once',
        body: eventsBodySchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ body, address, request }) => {
        if (!context.config.features.analytics || asksForPrivacy(request)) return
        await throttle(context, EVENTS_FROM_ADDRESS, address)
        await receiveEvents(context, body, { address, findPublicSubjects })
      },
    ),
  ]
}

/** Global Privacy Control or Do Not Track: our page sends nothing then, and no other client is counted either. */
function asksForPrivacy({ headers }: Request): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'
}
