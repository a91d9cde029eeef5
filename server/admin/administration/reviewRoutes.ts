import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import {
  answerReviewSchema,
  decideReviewSchema,
  REVIEW_STATES,
  reviewQueueSchema,
} from '#domain/reviews/reviewSchemas.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { answerReview, decideReview, listReviews } from './moderateReviews.ts'

/** Buyers' reviews, which administrators read before they are public. */
export function reviewRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const count = (limit: Limit, { user }: Caller) => throttle(context, limit, user.id)

  return [
    endpoint(
      'GET /api/v1/admin/reviews',
      ADMIN,
      {
        summary: 'Opinions of one state: those that wait the longest first, of the others the newest',
        query: z.object({ state: z.enum(REVIEW_STATES), after: z.string().max(64).optional() }),
        answer: reviewQueueSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return listReviews(context, caller.session, { state: query.state, after: query.after ?? null })
      },
    ),
    endpoint(
      'POST /api/v1/admin/reviews/{id}/decision',
      ADMIN,
      {
        summary: 'Show an opinion to everybody, or don’t and say why',
        body: decideReviewSchema,
        refusals: ['NOT_FOUND', 'REVIEW_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await decideReview(context, { administratorId: caller.user.id, id: path('id') }, body)
      },
    ),
    endpoint(
      'PUT /api/v1/admin/reviews/{id}/answer',
      ADMIN,
      {
        summary: 'Answer an opinion for the shop, once; an empty answer takes it away',
        body: answerReviewSchema,
        refusals: ['NOT_FOUND', 'REVIEW_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await answerReview(context, { administratorId: caller.user.id, id: path('id') }, body)
      },
    ),
  ]
}
