import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReviewPicture } from '#domain/reviews/reviews.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { productReviews, reviewPictures } from '#server/shop/storefront/tables.ts'

export type PictureRow = typeof reviewPictures.$inferSelect

/** The address of reviews' files; without a signature only of approved ones. */
export const REVIEW_FILES_PATH = '/files/reviews'

/** The folder of one picture's files. */
export const picturePrefix = (id: string) => `reviews/${id}/`
/** The size at which it is shown. */
export const pictureKey = (id: string) => `${picturePrefix(id)}picture.webp`
/** At most 320 px wide and high. */
export const thumbnailKey = (id: string) => `${picturePrefix(id)}thumbnail.webp`

/** The pictures of these reviews, each review's in its order. */
export async function picturesOf(
  database: Database | Transaction,
  reviewIds: readonly string[],
): Promise<(reviewId: string) => readonly PictureRow[]> {
  const rows =
    reviewIds.length === 0
      ? []
      : await database
          .select()
          .from(reviewPictures)
          .where(inArray(reviewPictures.reviewId, [...reviewIds]))
          .orderBy(asc(reviewPictures.position))
  const found = Map.groupBy(rows, ({ reviewId }) => reviewId)
  return (reviewId) => found.get(reviewId) ?? []
}

/** A picture with the addresses that `address` makes of its files' keys. */
export function pictureView(
  { id, width, height, colour, altText }: PictureRow,
  address: (key: string) => string,
): ReviewPicture {
  return {
    id,
    url: address(pictureKey(id)),
    thumbnailUrl: address(thumbnailKey(id)),
    width,
    height,
    colour,
    altText,
  }
}

/**
 * The address of a file of an approved review: it doesn't expire, and is dead once the review isn't approved any more.
 */
export const publicAddress = (key: string): string => `/files/${key}`

/** Whether this picture is public. */
export async function isShown({ database }: Pick<ServerContext, 'database'>, id: string): Promise<boolean> {
  const found = await database
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .innerJoin(productReviews, eq(productReviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.id, id), eq(productReviews.state, 'approved')))
  return found.length > 0
}

/** Deletes pictures with their files, inside the caller's transaction. */
export async function removePictures(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  pictures: readonly Pick<PictureRow, 'id'>[],
): Promise<void> {
  const ids = pictures.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(reviewPictures).where(inArray(reviewPictures.id, ids))
  await discardFiles(tx, context, ids.map(picturePrefix))
}
