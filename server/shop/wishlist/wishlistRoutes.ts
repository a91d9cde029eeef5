import { SIGNED_IN } from '#domain/access/access.ts'
import { wishlistSchema } from '#domain/wishlist/wishes.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { syncWishes } from './syncWishes.ts'

/** By user: each read of the account’s favourites, and each change, once pressing pauses. */
const WISHES_OF_USER = defineLimit('wishes of user', 600, 'hour')

/** The favourites that follow a person to other devices. */
export function wishlistRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/wishlist/sync',
      SIGNED_IN,
      {
        summary:
          'Adds what a device has changed, the later change of each product counting; answers with the whole',
        body: wishlistSchema,
        answer: wishlistSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await throttle(context, WISHES_OF_USER, caller.user.id)
        return { wishes: [...(await syncWishes(context, caller.user.id, body.wishes))] }
      },
    ),
  ]
}
