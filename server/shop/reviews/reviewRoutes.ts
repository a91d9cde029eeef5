import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ReviewPage, reviewPageSchema } from '#domain/reviews/reviewSchemas.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { listShown } from './shownReviews.ts'

/** Buyers' reviews of a product, beyond those that come with its page. */
export function reviewRoutes({ database }: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/products/{handle}/reviews',
      {
        summary: 'Approved opinions of a product, the newest first',
        query: z.object({ after: z.string().max(64).optional() }),
        answer: reviewPageSchema,
        refusals: ['NOT_FOUND'],
      },
      async ({ path, query }): Promise<ReviewPage> => {
        const [product] = await database
          .select({ id: products.id })
          .from(products)
          .where(eq(products.handle, path('handle')))
        if (product === undefined) throw new Refusal('NOT_FOUND')
        const { reviews, next } = await listShown(database, product.id, query.after ?? null)
        return { reviews: reviews.map((review) => ({ ...review, pictures: [...review.pictures] })), next }
      },
    ),
  ]
}
