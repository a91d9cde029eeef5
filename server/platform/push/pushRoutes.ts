import { and, eq } from 'drizzle-orm'
import { SIGNED_IN, VERIFIED } from '#domain/access/access.ts'
import { pushEndpointSchema, pushSubscriptionSchema } from '#domain/push/pushSubscription.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isPushService } from './pushServices.ts'
import { pushSubscriptions } from './tables.ts'

/** Subscribing a browser to push messages, and unsubscribing it. */
export function pushRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context
  return [
    endpoint(
      'POST /api/v1/push/subscriptions',
      VERIFIED,
      {
        summary: 'Tells this browser by push when something of the user is ready',
        body: pushSubscriptionSchema,
        refusals: ['INVALID_REQUEST'],
      },
      async ({ body, caller }) => {
        if (!isPushService(body.endpoint)) throw new Refusal('INVALID_REQUEST')
        const subscription = {
          userId: caller.user.id,
          sessionId: caller.session.id,
          p256dh: body.keys.p256dh,
          auth: body.keys.auth,
          createdAt: context.now(),
        }
        // A browser belongs to the user who is signed in on it now.
        await database
          .insert(pushSubscriptions)
          .values({ endpoint: body.endpoint, ...subscription })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
      },
    ),
    endpoint(
      'DELETE /api/v1/push/subscriptions',
      SIGNED_IN,
      { summary: 'Tells this browser nothing any more', body: pushEndpointSchema },
      async ({ body, caller }) => {
        const isTheirs = eq(pushSubscriptions.userId, caller.user.id)
        await database
          .delete(pushSubscriptions)
          .where(and(eq(pushSubscriptions.endpoint, body.endpoint), isTheirs))
      },
    ),
  ]
}
