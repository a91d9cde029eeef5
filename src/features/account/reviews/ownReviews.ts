import { readOwnReviews } from '#api/product/reviewCalls.ts'
import { type OwnReviews, ownReviewsSchema } from '#domain/reviews/reviewSchemas.ts'
import type { AccountPart } from '../data/accountPart.ts'

/** Bought products with their reviews. */
export const OWN_REVIEWS: AccountPart<OwnReviews> = {
  what: 'reviews',
  schema: ownReviewsSchema,
  read: readOwnReviews,
}
