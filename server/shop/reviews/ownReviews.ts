import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ChosenPicture, OwnReview, WriteReview } from '#domain/reviews/reviewSchemas.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { storeFiles } from '#server/platform/files/discardedFiles.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { productReviews, products, reviewPictures } from '#server/shop/storefront/tables.ts'
import {
  pictureKey,
  picturePrefix,
  type PictureRow,
  picturesOf,
  pictureView,
  removePictures,
} from './reviewPictures.ts'
import { type ReviewRow, reviewWords, tellRating } from './shownReviews.ts'

/** A review as its writer sees it; `address` makes addresses of its files for them alone. */
export function ownReviewView(
  row: ReviewRow,
  pictures: readonly PictureRow[],
  address: (key: string) => string,
): OwnReview {
  return {
    ...reviewWords(row),
    state: row.state,
    reason: row.reason,
    pictures: pictures.map((picture) => ({ ...pictureView(picture, address), imageId: picture.imageId })),
  }
}

interface Whose {
  readonly userId: string
  readonly productId: number
}

const isTheirs = ({ userId, productId }: Whose) =>
  and(eq(productReviews.userId, userId), eq(productReviews.productId, productId))

/** A user's reviews of these products, by the product's id. */
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

/** A review with its chosen pictures; undefined keeps the present ones. */
export interface SaidReview extends Omit<WriteReview, 'pictures'> {
  readonly pictures: readonly ChosenPicture[] | undefined
  /** The files of pictures that the review doesn't have yet, by the picture of the gallery: they wait to be kept. */
  readonly copies: readonly CopiedPicture[]
}

/** A copy of a picture of the gallery, whose files are stored and expected. */
export type CopiedPicture = Pick<PictureRow, 'id' | 'imageId' | 'width' | 'height' | 'colour'>

/**
 * Writes a review in place of the one before it. A changed one waits for approval again, and loses the answer to it;
 * the same again changes nothing. Throws REVIEW_CHANGED when a picture that was to stay was removed meanwhile.
 */
export async function writeReview(context: ServerContext, whose: Whose, said: SaidReview): Promise<void> {
  const { stars, text, signature } = said
  const writtenAt = context.now()
  const words = { stars, text, signature }
  const anew = { ...words, state: 'waiting', reason: '', answer: '', writtenAt, decidedAt: null } as const
  await context.database.transaction(async (tx) => {
    const added = await tx
      .insert(productReviews)
      .values({ id: randomUUID(), ...whose, revision: 1, createdAt: writtenAt, ...anew })
      .onConflictDoNothing()
      .returning({ id: productReviews.id })
    const [row] = await tx.select().from(productReviews).where(isTheirs(whose)).for('update')
    // Withdrawn between the two: it is written as if it had been after.
    if (row === undefined) throw new Refusal('REVIEW_CHANGED')
    const present = (await picturesOf(tx, [row.id]))(row.id)
    const chosen = said.pictures ?? present
    const isSame = row.stars === stars && row.text === text && row.signature === signature
    if (added.length === 0 && isSame && areSame(present, chosen)) return
    if (added.length === 0) {
      const changed = { ...anew, revision: row.revision + 1 }
      await tx.update(productReviews).set(changed).where(eq(productReviews.id, row.id))
    }
    await putPictures(tx, context, row.id, { present, chosen, copies: said.copies })
    await tellRating(tx, context, whose.productId)
  })
}

function areSame(present: readonly ChosenPicture[], chosen: readonly ChosenPicture[]): boolean {
  const isAt = ({ imageId, altText }: ChosenPicture, place: number) =>
    present[place]?.imageId === imageId && present[place].altText === altText
  return present.length === chosen.length && chosen.every(isAt)
}

interface Put {
  readonly present: readonly PictureRow[]
  readonly chosen: readonly ChosenPicture[]
  readonly copies: readonly CopiedPicture[]
}

/** Deselected pictures are removed with their files; of duplicates, only the chosen one is kept. */
async function putPictures(
  tx: Transaction,
  context: ServerContext,
  reviewId: string,
  { present, chosen, copies }: Put,
): Promise<void> {
  const left = present.filter((picture) => !chosen.some(({ imageId }) => imageId === picture.imageId))
  await removePictures(tx, context, left)
  for (const [position, { imageId, altText }] of chosen.entries()) {
    const known = present.find((picture) => picture.imageId === imageId)
    const copy = copies.find((picture) => picture.imageId === imageId)
    if (known !== undefined) {
      await tx.update(reviewPictures).set({ position, altText }).where(eq(reviewPictures.id, known.id))
    } else if (copy === undefined) {
      throw new Refusal('REVIEW_CHANGED')
    } else {
      await tx
        .insert(reviewPictures)
        .values({ ...copy, reviewId, position, altText, createdAt: context.now() })
      await storeFiles(tx, picturePrefix(copy.id))
    }
  }
}

/** Withdraws a review; a missing one is no error. */
export async function removeReview(context: ServerContext, whose: Whose): Promise<void> {
  await context.database.transaction(async (tx) => {
    await removeWithPictures(tx, context, isTheirs(whose))
    await tellRating(tx, context, whose.productId)
  })
}

/** Deletes reviews and the files of their pictures; returns their products. */
async function removeWithPictures(
  tx: Transaction,
  context: ServerContext,
  those: SQL | undefined,
): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: productReviews.id, productId: productReviews.productId })
    .from(productReviews)
    .where(those)
    .orderBy(asc(productReviews.id))
    .for('update')
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOf(tx, ids)
  await removePictures(tx, context, ids.flatMap(pictures))
  await tx.delete(productReviews).where(inArray(productReviews.id, ids))
  return rows.map(({ productId }) => productId)
}

/** Deletes all reviews of a user, with their effect on ratings. */
export async function forgetReviews(tx: Transaction, context: ServerContext, userId: string): Promise<void> {
  const gone = await removeWithPictures(tx, context, eq(productReviews.userId, userId))
  // In a fixed order for every transaction: two that wait for each other would both fail.
  for (const productId of gone.toSorted((one, other) => one - other)) {
    await tellRating(tx, context, productId)
  }
}

/** A user's reviews of products, the oldest first, with addresses to download the pictures. */
export async function exportReviews(tx: Transaction, context: ServerContext, session: SessionRow) {
  const { id: sessionId, userId } = session
  const ground = { kind: 'export', sessionId } as const
  const rows = await tx
    .select({ review: productReviews, handle: products.handle })
    .from(productReviews)
    .leftJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(asc(productReviews.createdAt), asc(productReviews.id))
  const pictures = await picturesOf(
    tx,
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ handle, review: { id, stars, text, signature, state, reason, answer, writtenAt } }) => ({
    product: handle,
    stars,
    text,
    signature,
    state,
    reason,
    answer,
    written_at: writtenAt.toISOString(),
    pictures: pictures(id).map((picture) => ({
      description: picture.altText,
      width: picture.width,
      height: picture.height,
      /** Valid for a few hours, as long as the session that asked lasts. */
      url: `${context.config.publicOrigin}${fileAddress(context, pictureKey(picture.id), ground)}`,
    })),
  }))
}
