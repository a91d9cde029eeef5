import { SIGNED_IN } from '#domain/access/access.ts'
import { newsletterTokenSchema } from '#domain/account/newsletter.ts'
import { occasionAnswerSchema, occasionSyncSchema } from '#domain/occasions/ownDate.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { leaveLetters } from './leaveLetters.ts'
import { mergeDates } from './mergeDates.ts'

/** By user: each read of the account’s dates, and each change, once typing pauses. */
const DATES_OF_USER = defineLimit('dates of user', 600, 'hour')

/** The people and dates that follow a person to other devices, and unsubscribing from letters about them. */
export function occasionRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/occasions/sync',
      SIGNED_IN,
      {
        summary:
          'Adds what a device has changed, the later change of each date counting; answers with the whole',
        body: occasionSyncSchema,
        answer: occasionAnswerSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await throttle(context, DATES_OF_USER, caller.user.id)
        return mergeDates(context, caller.user.id, body)
      },
    ),
    openEndpoint(
      'POST /api/v1/occasions/unsubscribe',
      {
        summary: 'Switches letters about a person’s dates off; again changes nothing',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        if (!(await leaveLetters(context, query.token))) throw new Refusal('LINK_INVALID')
      },
    ),
  ]
}
