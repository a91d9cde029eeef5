import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type {
  AnswerReview,
  DecideReview,
  JudgedReview,
  ReviewQueue,
  ReviewState,
} from '#domain/reviews/reviewSchemas.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { type PictureRow, picturesOf, pictureView } from '#server/shop/reviews/reviewPictures.ts'
import { type ReviewRow, reviewWords, tellRating } from '#server/shop/reviews/shownReviews.ts'
import { productReviews, products } from '#server/shop/storefront/tables.ts'
import { addSubjectToAuditLog } from './auditLog.ts'

const PAGE = 20

interface Asked {
  readonly state: ReviewState
  /** The `next` of the page before. */
  readonly after: string | null
}

/** Reviews of one state: waiting ones oldest first, the others newest first. Their writers aren't shown. */
export async function listReviews(
  context: ServerContext,
  session: SessionRow,
  { state, after }: Asked,
): Promise<ReviewQueue> {
  const { database } = context
  const { writtenAt, id } = productReviews
  const isQueue = state === 'waiting'
  const order = isQueue ? asc : desc
  const edge = sql`(SELECT r.written_at, r.id FROM product_reviews r WHERE r.id = ${after})`
  const beyond =
    after === null
      ? undefined
      : isQueue
        ? sql`(${writtenAt}, ${id}) > ${edge}`
        : sql`(${writtenAt}, ${id}) < ${edge}`
  const found = await select(database)
    .where(and(eq(productReviews.state, state), beyond))
    .orderBy(order(writtenAt), order(id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  const [waiting] = await database
    .select({ times: count() })
    .from(productReviews)
    .where(eq(productReviews.state, 'waiting'))
  const pictures = await picturesOf(
    database,
    page.map(({ review }) => review.id),
  )
  // Only administrators see them yet: the address is valid for this administrator's session alone.
  const address = (key: string) => fileAddress(context, key, { kind: 'session', sessionId: session.id })
  return {
    reviews: page.map((one) => judgedView(one, pictures(one.review.id), address)),
    waiting: waiting?.times ?? 0,
    next: found.length > PAGE ? (page.at(-1)?.review.id ?? null) : null,
  }
}

function select(database: Database) {
  return database
    .select({ review: productReviews, handle: products.handle, title: products.title })
    .from(productReviews)
    .leftJoin(products, eq(products.id, productReviews.productId))
}

type Found = Awaited<ReturnType<typeof select>>[number]

function judgedView(
  { review, handle, title }: Found,
  pictures: readonly PictureRow[],
  address: (key: string) => string,
): JudgedReview {
  const { state, reason, revision } = review
  return {
    ...reviewWords(review),
    state,
    reason,
    revision,
    pictures: pictures.map((picture) => pictureView(picture, address)),
    // A product that is no longer sold has no page.
    product: { handle: handle ?? '', title: title ?? '' },
  }
}

/** Shows or hides a review. Repeating a decision changes nothing and isn't logged twice. */
export async function decideReview(
  context: ServerContext,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
  body: DecideReview,
): Promise<void> {
  const decision =
    body.decision === 'approve'
      ? ({ state: 'approved', reason: '' } as const)
      : ({ state: 'rejected', reason: body.reason } as const)
  await context.database.transaction(async (tx) => {
    const review = await readSeen(tx, id, body.revision)
    if (review.state === decision.state && review.reason === decision.reason) return
    await tx
      .update(productReviews)
      .set({ ...decision, decidedAt: context.now() })
      .where(eq(productReviews.id, id))
    await addSubjectToAuditLog(tx, context, {
      kind: body.decision === 'approve' ? 'review-approve' : 'review-reject',
      administratorId,
      subjectId: id,
      reason: decision.reason === '' ? await titleOf(tx, review) : decision.reason,
    })
    await tellRating(tx, context, review.productId)
  })
}

/** Puts the shop's answer under a review, replacing the one before; an empty one removes it. */
export async function answerReview(
  context: ServerContext,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
  { revision, answer }: AnswerReview,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const review = await readSeen(tx, id, revision)
    if (review.answer === answer) return
    await tx.update(productReviews).set({ answer }).where(eq(productReviews.id, id))
    const reason = await titleOf(tx, review)
    await addSubjectToAuditLog(tx, context, { kind: 'review-answer', administratorId, subjectId: id, reason })
  })
}

/** The review, if it is unchanged since its administrator saw it. */
async function readSeen(tx: Transaction, id: string, revision: number): Promise<ReviewRow> {
  const [review] = await tx.select().from(productReviews).where(eq(productReviews.id, id)).for('update')
  if (review === undefined) throw new Refusal('NOT_FOUND')
  if (review.revision !== revision) throw new Refusal('REVIEW_CHANGED')
  return review
}

/** The title of the reviewed product, for the audit log. */
async function titleOf(tx: Transaction, { productId }: ReviewRow): Promise<string> {
  const [product] = await tx
    .select({ title: products.title })
    .from(products)
    .where(eq(products.id, productId))
  return product?.title ?? ''
}
