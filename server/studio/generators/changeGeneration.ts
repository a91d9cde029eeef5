import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { GenerationChange } from '#domain/generation/archive.ts'
import { isEnded } from '#domain/generation/generation.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { findOwn, isOwn, searchTextOf } from './archive.ts'
import { cancelIn } from './cancelGeneration.ts'
import { RESTORABLE_MS } from './purgeDeleted.ts'
import { type GenerationRow, generations } from './tables.ts'
import { tellEnded } from './wake.ts'

/**
 * Changes the given fields. Throws NOT_FOUND, and for publishing NOT_COMPLETED, or TAKEN_DOWN after an administrator's
 * decision.
 */
export async function changeGeneration(
  { database, now }: ServerContext,
  userId: string,
  id: string,
  { tags, isFavourite, isPublic }: GenerationChange,
): Promise<GenerationRow> {
  return database.transaction(async (tx) => {
    const row = await findOwn(tx, userId, id)
    if (row === null) throw new Refusal('NOT_FOUND')
    if (isPublic === true && row.status !== 'completed') throw new Refusal('NOT_COMPLETED')
    if (isPublic === true && row.takenDownAt !== null) throw new Refusal('TAKEN_DOWN')
    const [changed] = await tx
      .update(generations)
      .set({
        ...(tags === undefined ? {} : tagged(row, tags)),
        ...(isFavourite === undefined ? {} : { isFavourite }),
        // Published again, it keeps its place on the wall.
        ...(isPublic === undefined ? {} : { publishedAt: isPublic ? (row.publishedAt ?? now()) : null }),
        // An empty change is no statement.
        id: row.id,
      })
      .where(and(isOwn(userId), eq(generations.id, id)))
      .returning()
    if (changed === undefined) throw new Refusal('NOT_FOUND')
    return changed
  })
}

function tagged({ prompt }: GenerationRow, given: readonly string[]) {
  const tags = [...new Set(given)]
  return { tags, searchText: searchTextOf({ prompt, tags }) }
}

/**
 * The token of a generation's share link: the present one, or a new one. Throws NOT_FOUND, NOT_COMPLETED and
 * TAKEN_DOWN.
 */
export async function shareGeneration(context: ServerContext, userId: string, id: string): Promise<string> {
  return context.database.transaction(async (tx) => {
    const row = await findOwn(tx, userId, id)
    if (row === null) throw new Refusal('NOT_FOUND')
    if (row.status !== 'completed') throw new Refusal('NOT_COMPLETED')
    if (row.takenDownAt !== null) throw new Refusal('TAKEN_DOWN')
    const made = randomBytes(16).toString('base64url')
    const [shared] = await tx
      .update(generations)
      .set({ shareToken: sql`coalesce(${generations.shareToken}, ${made})` })
      .where(and(isOwn(userId), eq(generations.id, id)))
      .returning({ token: generations.shareToken })
    return shared?.token ?? made
  })
}

/** Disables the share link; a new one is another. Throws NOT_FOUND. */
export async function revokeShare({ database }: ServerContext, userId: string, id: string): Promise<void> {
  const revoked = await database
    .update(generations)
    .set({ shareToken: null })
    .where(and(isOwn(userId), eq(generations.id, id)))
    .returning({ id: generations.id })
  if (revoked.length === 0) throw new Refusal('NOT_FOUND')
}

/**
 * Deletes a generation for all, its share link with it. One being made is cancelled, unless its credits would not come
 * back (STILL_BEING_MADE). Throws NOT_FOUND.
 */
export async function deleteGeneration(context: ServerContext, userId: string, id: string): Promise<void> {
  const cancelled = await context.database.transaction(async (tx) => {
    const stopped = await cancelIn(tx, context, userId, { id, isFree: true })
    const row = stopped.length > 0 ? null : await findOwn(tx, userId, id)
    if (row !== null && !isEnded(row.status)) throw new Refusal('STILL_BEING_MADE')
    const deleted = await tx
      .update(generations)
      .set({ deletedAt: context.now(), shareToken: null, publishedAt: null })
      .where(and(isOwn(userId), eq(generations.id, id)))
      .returning({ id: generations.id })
    if (deleted.length === 0) throw new Refusal('NOT_FOUND')
    return stopped
  })
  cancelled.forEach((job) => tellEnded(context, job))
}

/** Restores a generation within a day of its deletion; one that isn't deleted stays. Throws NOT_FOUND. */
export async function restoreGeneration(
  { database, now }: ServerContext,
  userId: string,
  id: string,
): Promise<GenerationRow> {
  const [restored] = await database
    .update(generations)
    .set({ deletedAt: null })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        isNull(generations.emptiedAt),
        gt(sql`coalesce(${generations.deletedAt}, now())`, new Date(now().getTime() - RESTORABLE_MS)),
      ),
    )
    .returning()
  if (restored === undefined) throw new Refusal('NOT_FOUND')
  return restored
}
