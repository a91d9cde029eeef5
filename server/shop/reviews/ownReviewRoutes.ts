import { VERIFIED } from '#domain/access/access.ts'
import { ownReviewsSchema, type OwnReviews, writeReviewSchema } from '#domain/reviews/reviewSchemas.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { type BoughtProduct, boughtProducts } from '#server/shop/checkout/boughtProducts.ts'
import { ownReviewView, removeReview, reviewsOf, writeReview } from '#server/shop/reviews/ownReviews.ts'
import { picturesOf } from '#server/shop/reviews/reviewPictures.ts'
import { loadProducts } from '#server/shop/storefront/catalogue/loadProducts.ts'
import { copyPictures } from './copyPictures.ts'
import { REVIEW_OF_USER } from './limits.ts'

/** A person's reviews of products they bought here. Only buyers may review. */
export function ownReviewRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context

  async function list({ user, session }: Caller): Promise<OwnReviews> {
    const bought = await boughtProducts(database, user)
    const ids = bought.map(({ productId }) => productId)
    const products = new Map((await loadProducts(database, ids)).map((product) => [product.row.id, product]))
    const reviews = await reviewsOf(database, user.id, ids)
    const pictures = await picturesOf(
      database,
      [...reviews.values()].map(({ id }) => id),
    )
    const address = (key: string) => fileAddress(context, key, { kind: 'session', sessionId: session.id })
    return {
      products: bought.flatMap(({ productId, boughtAt, arrivedAt }) => {
        const product = products.get(productId)
        if (product === undefined) return []
        const { row, media } = product
        const review = reviews.get(productId)
        const picture = media.find(({ kind }) => kind === 'picture')
        return {
          handle: row.handle,
          title: row.title,
          englishTitle: row.english?.title ?? null,
          // Beside its name, where it says nothing more.
          picture: picture
            ? { url: picture.url, width: picture.width, height: picture.height, altText: '' }
            : null,
          boughtAt: boughtAt.toISOString(),
          opensAt: arrivedAt !== null && arrivedAt > context.now() ? arrivedAt.toISOString() : null,
          awaitsParcel: arrivedAt === null,
          review: review === undefined ? null : ownReviewView(review, pictures(review.id), address),
        }
      }),
    }
  }

  async function boughtBy(user: UserRow, handle: string): Promise<BoughtProduct> {
    const [bought] = await boughtProducts(database, user, handle)
    const { arrivedAt = null } = bought ?? {}
    if (bought === undefined || arrivedAt === null || arrivedAt > context.now())
      throw new Refusal('NOT_BOUGHT')
    return bought
  }

  return [
    endpoint(
      'GET /api/v1/account/reviews',
      VERIFIED,
      {
        summary: 'What was bought with the confirmed address of the account, with the opinions of it',
        answer: ownReviewsSchema,
      },
      ({ caller }) => list(caller),
    ),
    endpoint(
      'PUT /api/v1/account/reviews/{handle}',
      VERIFIED,
      {
        summary:
          'Puts an opinion of a product that was bought in the place of the one before; it is read first',
        body: writeReviewSchema,
        answer: ownReviewsSchema,
        refusals: [
          'NOT_BOUGHT',
          'VALIDATION_FAILED',
          'REVIEW_CHANGED',
          'TOO_MANY_REQUESTS',
          'SERVICE_UNAVAILABLE',
        ],
      },
      async ({ caller, path, body }) => {
        const { user } = caller
        await throttle(context, REVIEW_OF_USER, user.id)
        const { productId } = await boughtBy(user, path('handle'))
        const copies = await copyPictures(context, { userId: user.id, productId }, body.pictures ?? [])
        await writeReview(
          context,
          { userId: user.id, productId },
          { ...body, pictures: body.pictures, copies },
        )
        return list(caller)
      },
    ),
    endpoint(
      'DELETE /api/v1/account/reviews/{handle}',
      VERIFIED,
      {
        summary: 'Takes an opinion back; one that isn’t there is no failure',
        answer: ownReviewsSchema,
        refusals: ['NOT_BOUGHT'],
      },
      async ({ caller, path }) => {
        const { productId } = await boughtBy(caller.user, path('handle'))
        await removeReview(context, { userId: caller.user.id, productId })
        return list(caller)
      },
    ),
  ]
}
