import { and, count, eq, isNull, sum } from 'drizzle-orm'
import { GALLERY_BYTES_MOST, GALLERY_IMAGES_MOST } from '#domain/gallery/galleryImage.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { galleryImages } from './tables.ts'

export interface GalleryUsage {
  readonly images: number
  readonly bytes: number
}

/** The size of a person's gallery, without deleted pictures. */
export async function galleryUsage(database: Database | Transaction, userId: string): Promise<GalleryUsage> {
  const [usage] = await database
    .select({ images: count(), bytes: sum(galleryImages.bytes) })
    .from(galleryImages)
    .where(and(eq(galleryImages.userId, userId), isNull(galleryImages.deletedAt)))
  return { images: usage?.images ?? 0, bytes: Number(usage?.bytes ?? 0) }
}

/** Throws GALLERY_FULL when so many more bytes, in so many pictures, exceed the limit. */
export function refuseWhenFull({ images, bytes }: GalleryUsage, more = 0, pictures = 1): void {
  if (images + pictures > GALLERY_IMAGES_MOST || bytes + more > GALLERY_BYTES_MOST) {
    throw new Refusal('GALLERY_FULL')
  }
}
