import { and, count, eq, gt, inArray, isNotNull, isNull, lte, sql, sum } from 'drizzle-orm'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { galleryUsage, refuseWhenFull } from './galleryUsage.ts'
import { galleryPrefix, imagePrefix } from './imageFiles.ts'
import { lockGallery } from './storePicture.ts'
import { uploadPrefix } from './receiveUpload.ts'
import { galleryImages, galleryUploads } from './tables.ts'

/** For how long a deleted picture can be restored. */
const RESTORABLE_MS = 24 * 60 * 60_000
/** A picture may be being restored at the last moment. */
const PURGE_MS = RESTORABLE_MS + 60 * 60_000
const PURGED_AT_ONCE = 500

/** Deletes pictures from a person's gallery; they can be restored for a day. Other ids are ignored. */
export async function deleteImages(
  { database, now }: ServerContext,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await database.transaction(async (tx) => {
    await lockGallery(tx, userId)
    await tx
      .update(galleryImages)
      .set({ deletedAt: now() })
      .where(and(isOwn(userId, ids), isNull(galleryImages.deletedAt)))
  })
}

/** Restores deleted pictures, with their albums. Throws GALLERY_FULL, and then restores none. */
export async function restoreImages(
  { database, now }: ServerContext,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const since = new Date(now().getTime() - RESTORABLE_MS)
  await database.transaction(async (tx) => {
    await lockGallery(tx, userId)
    const those = and(isOwn(userId, ids), gt(galleryImages.deletedAt, since))
    const [more] = await tx
      .select({ images: count(), bytes: sum(galleryImages.bytes) })
      .from(galleryImages)
      .where(those)
    refuseWhenFull(await galleryUsage(tx, userId), Number(more?.bytes ?? 0), more?.images ?? 0)
    await tx.update(galleryImages).set({ deletedAt: null }).where(those)
  })
}

/** Counts one use of a picture. Throws NOT_FOUND. */
export async function countUse({ database }: ServerContext, userId: string, id: string): Promise<void> {
  const counted = await database
    .update(galleryImages)
    .set({ usedCount: sql`${galleryImages.usedCount} + 1` })
    .where(and(isOwn(userId, [id]), isNull(galleryImages.deletedAt)))
    .returning({ id: galleryImages.id })
  if (counted.length === 0) throw new Refusal('NOT_FOUND')
}

/** Removes for good the pictures that can't be restored any more, and uploads that were never confirmed. */
export async function purgeGallery(context: ServerContext): Promise<void> {
  const { database, now } = context
  const before = new Date(now().getTime() - PURGE_MS)
  for (;;) {
    const purged = await database.transaction(async (tx) => {
      const due = tx
        .select({ id: galleryImages.id })
        .from(galleryImages)
        .where(and(isNotNull(galleryImages.deletedAt), lte(galleryImages.deletedAt, before)))
        .limit(PURGED_AT_ONCE)
        .for('update', { skipLocked: true })
      const gone = await tx.delete(galleryImages).where(inArray(galleryImages.id, due)).returning()
      await discardFiles(tx, context, gone.map(imagePrefix))
      return gone.length
    })
    if (purged < PURGED_AT_ONCE) break
  }
  await database.transaction(async (tx) => {
    const gone = await tx.delete(galleryUploads).where(lte(galleryUploads.expiresAt, now())).returning()
    await discardFiles(
      tx,
      context,
      gone.map(({ id }) => uploadPrefix(id)),
    )
  })
}

/** Discards all files of a user whose account goes in the same transaction; the rows go with it. */
export async function forgetGallery(tx: Transaction, context: ServerContext, userId: string): Promise<void> {
  const uploads = await tx.select().from(galleryUploads).where(eq(galleryUploads.userId, userId))
  await discardFiles(tx, context, [galleryPrefix(userId), ...uploads.map(({ id }) => uploadPrefix(id))])
}

function isOwn(userId: string, ids: readonly string[]) {
  return and(eq(galleryImages.userId, userId), inArray(galleryImages.id, [...ids]))
}
