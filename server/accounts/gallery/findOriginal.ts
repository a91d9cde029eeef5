import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { originalKey } from './imageFiles.ts'
import { galleryImages } from './tables.ts'

/** The key of a picture's file, if it is this person's and not deleted; null for every other id. */
export async function findOriginalKey(
  database: Database | Transaction,
  userId: string,
  imageId: string,
): Promise<string | null> {
  const [image] = await database
    .select()
    .from(galleryImages)
    .where(
      and(eq(galleryImages.id, imageId), eq(galleryImages.userId, userId), isNull(galleryImages.deletedAt)),
    )
  return image === undefined ? null : originalKey(image)
}
