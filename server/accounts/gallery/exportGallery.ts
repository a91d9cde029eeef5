import { asc, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { originalKey } from './imageFiles.ts'
import { galleryAlbumImages, galleryAlbums, galleryImages } from './tables.ts'

/** All pictures of a person, deleted ones that can still be restored too, with addresses to download them. */
export async function exportGallery(tx: Transaction, context: ServerContext, session: SessionRow) {
  const { id: sessionId, userId } = session
  const images = await tx
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.userId, userId))
    .orderBy(asc(galleryImages.createdAt), asc(galleryImages.id))
  const { imageId } = galleryAlbumImages
  const albums = await tx
    .select({
      name: galleryAlbums.name,
      createdAt: galleryAlbums.createdAt,
      ids: sql<(string | null)[]>`array_agg(${imageId} ORDER BY ${imageId})`,
    })
    .from(galleryAlbums)
    .leftJoin(galleryAlbumImages, eq(galleryAlbumImages.albumId, galleryAlbums.id))
    .where(eq(galleryAlbums.userId, userId))
    .groupBy(galleryAlbums.id)
    .orderBy(asc(galleryAlbums.createdAt))
  return {
    images: images.map((image) => ({
      id: image.id,
      filename: image.filename,
      width: image.width,
      height: image.height,
      bytes: image.bytes,
      used_count: image.usedCount,
      created_at: image.createdAt.toISOString(),
      deleted_at: image.deletedAt?.toISOString() ?? null,
      /** Valid for a few hours, as long as the session that asked lasts. */
      url: `${context.config.publicOrigin}${fileAddress(context, originalKey(image), { kind: 'export', sessionId })}`,
    })),
    albums: albums.map(({ name, createdAt, ids }) => ({
      name,
      created_at: createdAt.toISOString(),
      image_ids: ids.filter((id) => id !== null),
    })),
  }
}
