import { randomUUID } from 'node:crypto'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { nameKey } from '#domain/nameOrder.ts'
import { type GalleryImageRow, galleryImages } from '#server/accounts/gallery/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'

/** A picture in a user's gallery, as an upload would have left it in the database. Its files aren't there. */
export async function makeImage(
  { database, now }: ServerContext,
  userId: string,
  changes: Partial<typeof galleryImages.$inferInsert> = {},
): Promise<GalleryImageRow> {
  const filename = changes.filename ?? 'kotek.jpg'
  const [image] = await database
    .insert(galleryImages)
    .values({
      id: randomUUID(),
      userId,
      filename,
      filenameFolded: foldPolish(filename),
      filenameKey: nameKey(filename),
      mimeType: 'image/jpeg',
      width: 40,
      height: 30,
      bytes: 1_000,
      colour: '#336699',
      keptHash: randomUUID(),
      sentHash: randomUUID(),
      createdAt: now(),
      ...changes,
    })
    .returning()
  if (image === undefined) throw new Error('the picture was not kept')
  return image
}
