import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OwnReview, WriteReview } from '#domain/reviews/reviewSchemas.ts'
import type { ServerContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { productReviews, products } from '../tables.ts'
import { type ReviewRow, reviewView, tellRating } from './shownReviews.ts'

/** An opinion as its writer sees it. */
export function ownReviewView(row: ReviewRow): OwnReview {
  return { ...reviewView(row), state: row.state, reason: row.reason }
}

/** A user's opinions of these products, by the product's id. */
export async function reviewsOf(
  database: Database,
  userId: string,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewRow>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.userId, userId), inArray(productReviews.productId, [...productIds])))
  return new Map(rows.map((row) => [row.productId, row]))
}

/**
 * Writes an opinion in the place of the one before it. What says something else is read anew before anybody sees it, and
 * an answer to what was said goes; the same words again change nothing.
 */
export async function writeReview(
  context: ServerContext,
  { userId, productId }: { readonly userId: string; readonly productId: number },
  { stars, text, signature }: WriteReview,
): Promise<void> {
  const writtenAt = context.now()
  await context.database.transaction(async (tx) => {
    const said = { stars, text, signature }
    const anew = { ...said, state: 'waiting', reason: '', answer: '', writtenAt, decidedAt: null } as const
    const written = await tx
      .insert(productReviews)
      .values({ id: randomUUID(), userId, productId, revision: 1, createdAt: writtenAt, ...anew })
      .onConflictDoUpdate({
        target: [productReviews.userId, productReviews.productId],
        set: { ...anew, revision: sql`${productReviews.revision} + 1` },
        setWhere: sql`(${productReviews.stars}, ${productReviews.text}, ${productReviews.signature}) IS DISTINCT FROM (${stars}::integer, ${text}, ${signature})`,
      })
      .returning({ id: productReviews.id })
    if (written.length > 0) await tellRating(tx, context, productId)
  })
}

/** Takes an opinion back; one that isn't there is no failure. */
export async function removeReview(
  context: ServerContext,
  { userId, productId }: { readonly userId: string; readonly productId: number },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await tx
      .delete(productReviews)
      .where(and(eq(productReviews.userId, userId), eq(productReviews.productId, productId)))
    await tellRating(tx, context, productId)
  })
}

/** Takes back all that a user has said, with what it did to ratings. */
export async function forgetReviews(tx: Transaction, context: ServerContext, userId: string): Promise<void> {
  const gone = await tx
    .delete(productReviews)
    .where(eq(productReviews.userId, userId))
    .returning({ productId: productReviews.productId })
  // In one order, whoever else is doing it: two that wait for each other would both fail.
  for (const { productId } of gone.toSorted((one, other) => one.productId - other.productId)) {
    await tellRating(tx, context, productId)
  }
}

/** What a user has said of products, the oldest first. */
export async function exportReviews(tx: Transaction, userId: string) {
  const rows = await tx
    .select({ review: productReviews, handle: products.handle })
    .from(productReviews)
    .leftJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(asc(productReviews.createdAt), asc(productReviews.id))
  return rows.map(({ handle, review: { stars, text, signature, state, reason, answer, writtenAt } }) => ({
    product: handle,
    stars,
    text,
    signature,
    state,
    reason,
    answer,
    written_at: writtenAt.toISOString(),
  }))
}
