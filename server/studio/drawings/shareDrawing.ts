import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, ne } from 'drizzle-orm'
import {
  type DrawingShare,
  MOST_SHARED_DRAWINGS,
  SHARED_FOR_DAYS,
  type ShareDrawing,
} from '#domain/scene/shared/sharedDrawing.ts'
import { soundScene } from '#domain/scene/soundScene.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { sharedDrawings } from './tables.ts'
import { isTakenDown, lockSharesOf } from './takeDown.ts'

const SUMMARY = {
  id: sharedDrawings.drawingId,
  token: sharedDrawings.token,
  title: sharedDrawings.title,
  kind: sharedDrawings.kind,
  shapes: sharedDrawings.shapes,
  renewedAt: sharedDrawings.renewedAt,
}

/**
 * Shares a frozen copy of a drawing; of one that is shared already the copy is another, under the same link. Idempotent.
 * Throws TAKEN_DOWN after an administrator's decision about the drawing, and SHARED_DRAWINGS_FULL.
 */
export async function shareDrawing(
  context: ServerContext,
  { userId, id }: { readonly userId: string; readonly id: string },
  { title, scene, pictures }: ShareDrawing,
): Promise<DrawingShare> {
  const sound = soundScene(scene)
  const known = new Set(sound.shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape.picture] : [])))
  const copy = {
    title,
    kind: sound.kind,
    shapes: sound.shapes.length,
    scene: sound,
    pictures: Object.fromEntries(Object.entries(pictures).filter(([picture]) => known.has(picture))),
    renewedAt: context.now(),
  }
  return context.database.transaction(async (tx) => {
    await lockSharesOf(tx, userId)
    if (await isTakenDown(tx, { userId, id })) throw new Refusal('TAKEN_DOWN')
    const [others] = await tx
      .select({ count: count() })
      .from(sharedDrawings)
      .where(and(eq(sharedDrawings.userId, userId), ne(sharedDrawings.drawingId, id)))
    if ((others?.count ?? 0) >= MOST_SHARED_DRAWINGS) throw new Refusal('SHARED_DRAWINGS_FULL')
    const [row] = await tx
      .insert(sharedDrawings)
      .values({ userId, drawingId: id, token: randomBytes(16).toString('base64url'), ...copy })
      .onConflictDoUpdate({ target: [sharedDrawings.userId, sharedDrawings.drawingId], set: copy })
      .returning(SUMMARY)
    if (row === undefined) throw new Error('a shared drawing was not written')
    return shareOf(row)
  })
}

/** Ends a link; nothing where there is none. */
export async function withdrawDrawing(
  { database }: ServerContext,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await database
    .delete(sharedDrawings)
    .where(and(eq(sharedDrawings.userId, userId), eq(sharedDrawings.drawingId, id)))
}

/** What a person shares, the last renewed first. */
export async function listShares(
  { database }: Pick<ServerContext, 'database'>,
  userId: string,
): Promise<readonly DrawingShare[]> {
  const rows = await database
    .select(SUMMARY)
    .from(sharedDrawings)
    .where(eq(sharedDrawings.userId, userId))
    .orderBy(desc(sharedDrawings.renewedAt), sharedDrawings.drawingId)
  return rows.map(shareOf)
}

/** A person’s shared copies for their export, whole. */
export async function exportShares(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(sharedDrawings)
    .where(eq(sharedDrawings.userId, userId))
    .orderBy(desc(sharedDrawings.renewedAt), sharedDrawings.drawingId)
  return rows.map((row) => ({ ...shareOf({ ...row, id: row.drawingId }), scene: row.scene }))
}

interface Summary {
  readonly id: string
  readonly token: string
  readonly title: string
  readonly kind: DrawingShare['kind']
  readonly shapes: number
  readonly renewedAt: Date
}

function shareOf({ id, token, title, kind, shapes, renewedAt }: Summary): DrawingShare {
  const endsAt = new Date(renewedAt.getTime() + SHARED_FOR_DAYS * DAY_MS)
  return { id, token, title, kind, shapes, renewedAt: renewedAt.toISOString(), endsAt: endsAt.toISOString() }
}
