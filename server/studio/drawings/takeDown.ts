import { and, desc, eq } from 'drizzle-orm'
import type { TakenDownDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { isLivingLink } from './findSharedDrawing.ts'
import { sharedDrawings, takenDownDrawings } from './tables.ts'

/** A drawing of an account. */
interface OwnDrawing {
  readonly userId: string
  readonly id: string
}

/** Lets changes of a person's shares happen one by one, until the transaction ends. */
export async function lockSharesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The drawing of a living link, locked; null where the link is dead. */
export async function lockSharedDrawing(
  tx: Transaction,
  context: ServerContext,
  token: string,
): Promise<OwnDrawing | null> {
  const find = () =>
    tx
      .select({ userId: sharedDrawings.userId, id: sharedDrawings.drawingId })
      .from(sharedDrawings)
      .where(and(eq(sharedDrawings.token, token), isLivingLink(context)))
  const [found] = await find()
  if (found === undefined) return null
  // In the order of shareDrawing: its owner may be renewing it.
  await lockSharesOf(tx, found.userId)
  const [locked] = await find().for('update')
  return locked ?? null
}

/** Ends a link for good: the copy is deleted, and its owner's drawing can't be shared again. */
export async function takeDownDrawing(
  tx: Transaction,
  { now }: ServerContext,
  { userId, id }: OwnDrawing,
  reason: string,
): Promise<void> {
  const [gone] = await tx
    .delete(sharedDrawings)
    .where(and(eq(sharedDrawings.userId, userId), eq(sharedDrawings.drawingId, id)))
    .returning({ title: sharedDrawings.title })
  if (gone === undefined) throw new Error('a locked drawing was gone')
  const { title } = gone
  await tx.insert(takenDownDrawings).values({ userId, drawingId: id, title, reason, takenDownAt: now() })
}

/** Whether administrators took a drawing down. */
export async function isTakenDown(tx: Transaction, { userId, id }: OwnDrawing): Promise<boolean> {
  const { reason, userId: owner, drawingId } = takenDownDrawings
  const found = await tx
    .select({ reason })
    .from(takenDownDrawings)
    .where(and(eq(owner, userId), eq(drawingId, id)))
  return found.length > 0
}

/** A person's drawings that were taken down, the last one first. */
export async function listTakenDown(
  database: Database | Transaction,
  userId: string,
): Promise<readonly TakenDownDrawing[]> {
  const rows = await database
    .select()
    .from(takenDownDrawings)
    .where(eq(takenDownDrawings.userId, userId))
    .orderBy(desc(takenDownDrawings.takenDownAt), takenDownDrawings.drawingId)
  return rows.map(({ drawingId, title, reason, takenDownAt }) => ({
    id: drawingId,
    title,
    reason,
    takenDownAt: takenDownAt.toISOString(),
  }))
}
