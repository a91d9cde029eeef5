import { readOwnReviews } from '#api/product/reviewCalls.ts'
import { type OwnReviews, ownReviewsSchema } from '#domain/reviews/reviewSchemas.ts'
import type { AccountPart } from '../data/accountPart.ts'

/** What was bought, with what was said of it. */
export const OWN_REVIEWS: AccountPart<OwnReviews> = {
  what: 'reviews',
  schema: ownReviewsSchema,
  read: readOwnReviews,
}
