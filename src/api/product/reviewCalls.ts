import {
  type AnswerReview,
  type DecideReview,
  type OwnReviews,
  ownReviewsSchema,
  type ReviewPage,
  reviewPageSchema,
  type ReviewQueue,
  reviewQueueSchema,
  type ReviewState,
  type WriteReview,
} from '#domain/reviews/reviewSchemas.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** The opinions of a product behind those its page shows; `after` is the `next` of the page before. */
export function listProductReviews(
  api: ProductApi,
  { handle, after }: { readonly handle: string; readonly after?: string },
  options?: CallOptions,
): Promise<ReviewPage> {
  const request = { path: { handle }, query: { after }, answer: reviewPageSchema, isAnonymous: true } as const
  return api.call('GET /api/v1/products/{handle}/reviews', { ...options, ...request })
}

/** Lists the bought products that the account can review, with its own reviews. */
export function readOwnReviews(api: ProductApi, options?: CallOptions): Promise<OwnReviews> {
  return api.call('GET /api/v1/account/reviews', { ...options, answer: ownReviewsSchema })
}

/** Writes an opinion in the place of the one before. Rejects with NOT_BOUGHT. */
export function writeReview(
  api: ProductApi,
  { handle, ...body }: WriteReview & { readonly handle: string },
  options?: CallOptions,
): Promise<OwnReviews> {
  const request = { path: { handle }, body, answer: ownReviewsSchema }
  return api.call('PUT /api/v1/account/reviews/{handle}', { ...keyed(options), ...request })
}

/** Takes an opinion back. */
export function removeReview(api: ProductApi, handle: string, options?: CallOptions): Promise<OwnReviews> {
  const request = { path: { handle }, answer: ownReviewsSchema }
  return api.call('DELETE /api/v1/account/reviews/{handle}', { ...keyed(options), ...request })
}

/** Opinions of one state, for administrators. */
export function listReviews(
  api: ProductApi,
  query: { readonly state: ReviewState; readonly after?: string },
  options?: CallOptions,
): Promise<ReviewQueue> {
  return api.call('GET /api/v1/admin/reviews', { ...options, query, answer: reviewQueueSchema })
}

/** Shows an opinion, or doesn't. Rejects with REVIEW_CHANGED. */
export function decideReview(
  api: ProductApi,
  { id, ...body }: DecideReview & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/admin/reviews/{id}/decision', {
    ...keyed(options),
    path: { id },
    body,
    answer: NO_ANSWER,
  })
}

/** Answers an opinion; with nothing the answer goes. Rejects with REVIEW_CHANGED. */
export function answerReview(
  api: ProductApi,
  { id, ...body }: AnswerReview & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  return api.call('PUT /api/v1/admin/reviews/{id}/answer', {
    ...keyed(options),
    path: { id },
    body,
    answer: NO_ANSWER,
  })
}
