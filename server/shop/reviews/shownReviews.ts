import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  averageStars,
  type Review,
  reviewCount,
  type ReviewSummary,
  type StarCounts,
} from '#domain/reviews/reviews.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { productReviews, products } from '#server/shop/storefront/tables.ts'
import { type PictureRow, picturesOf, pictureView, publicAddress } from './reviewPictures.ts'

/** How many are shown at once. */
const PAGE = 5

export type ReviewRow = typeof productReviews.$inferSelect

/** A review without its pictures. */
export function reviewWords(row: ReviewRow): Omit<Review, 'pictures'> {
  const { id, stars, text, signature, writtenAt, answer } = row
  return { id, stars, text, signature, writtenAt: writtenAt.toISOString(), answer }
}

/** A review as the public reads it. */
function shownReview(row: ReviewRow, pictures: readonly PictureRow[]): Review {
  return { ...reviewWords(row), pictures: pictures.map((picture) => pictureView(picture, publicAddress)) }
}

/** A page of a product's approved reviews, the newest first; `after` is the `next` of the page before. */
export async function listShown(
  database: Database | Transaction,
  productId: number,
  after: string | null,
): Promise<{ readonly reviews: readonly Review[]; readonly next: string | null }> {
  const { writtenAt, id } = productReviews
  // By a row, not by its time as text: when the row is gone, paging begins anew.
  const beyond =
    after === null
      ? undefined
      : sql`(${writtenAt}, ${id}) < (SELECT r.written_at, r.id FROM product_reviews r WHERE r.id = ${after})`
  const found = await database
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.state, 'approved'), beyond))
    .orderBy(desc(writtenAt), desc(id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  const pictures = await picturesOf(
    database,
    page.map((row) => row.id),
  )
  const reviews = page.map((row) => shownReview(row, pictures(row.id)))
  return { reviews, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** The reviews that a product's page shows at once. */
export async function summariseReviews(database: Database, productId: number): Promise<ReviewSummary> {
  const page = await listShown(database, productId, null)
  return { counts: await starCounts(database, productId), ...page }
}

async function starCounts(database: Database | Transaction, productId: number): Promise<StarCounts> {
  const rows = await database
    .select({ stars: productReviews.stars, times: count() })
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.state, 'approved')))
    .groupBy(productReviews.stars)
  const times = (asked: number) => rows.find(({ stars }) => stars === asked)?.times ?? 0
  return [times(1), times(2), times(3), times(4), times(5)]
}

/**
 * Puts the rating of approved reviews into the product's details, by which lists are filtered, sorted and drawn. Call
 * it in the transaction that changes approved reviews, and after a product was rewritten.
 */
export async function tellRating(
  tx: Transaction,
  { now }: Pick<ServerContext, 'now'>,
  productId: number,
): Promise<void> {
  // Of two at once the second counts the first one's changes.
  const [product] = await tx
    .select({ details: products.details })
    .from(products)
    .where(eq(products.id, productId))
    .for('update')
  if (product === undefined) return
  const counts = await starCounts(tx, productId)
  const told = { rating: averageStars(counts), reviewCount: reviewCount(counts) }
  const { rating, reviewCount: known } = product.details
  if (told.rating === rating && told.reviewCount === known) return
  await tx
    .update(products)
    .set({ details: { ...product.details, ...told }, updatedAt: now() })
    .where(eq(products.id, productId))
}
