import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { nameKey } from '#domain/nameOrder.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { expectFiles, storeFiles } from '#server/platform/files/discardedFiles.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { users } from '#server/platform/users/tables.ts'
import { whenThereIsRoom } from './decodeGate.ts'
import { fileName } from './fileName.ts'
import { galleryUsage, refuseWhenFull } from './galleryUsage.ts'
import { imagePrefix, originalKey, thumbnailKey } from './imageFiles.ts'
import { type RecodedPicture, recodePicture } from './recodePicture.ts'
import { hashFile, sniffFile } from './sniffFile.ts'
import { type GalleryImageRow, galleryImages } from './tables.ts'

const NAMELESS = 'obraz'

/** A sent file on this machine's disk. */
export interface SentFile {
  readonly path: string
  readonly filename: string
  /** The sender's declared type; empty without one. */
  readonly mediaType: string
  /** The idempotency key or the upload it came by: the same one means the same sending. */
  readonly sentBy: string | null
}

export interface StoredImage {
  readonly image: GalleryImageRow
  readonly duplicate: boolean
}

/**
 * Stores a picture in a person's gallery. A duplicate isn't stored twice, and a deleted one is restored. Throws
 * FILE_TYPE_NOT_ALLOWED, PICTURE_TOO_LARGE, FILE_UNREADABLE and GALLERY_FULL.
 */
export async function storePicture(
  context: ServerContext,
  userId: string,
  file: SentFile,
): Promise<StoredImage> {
  const type = await sniffFile(file.path, file.mediaType)
  const sentHash = await hashFile(file.path)
  const known = await context.database.transaction((tx) => touchKnown(tx, context, userId, sentHash, file))
  if (known !== null) return known
  refuseWhenFull(await galleryUsage(context.database, userId))
  return withIncomingFile(context, async (target) => {
    const picture = await whenThereIsRoom(() => recodePicture(file.path, type, target))
    return addNew(context, userId, { file, sentHash, picture, target })
  })
}

interface NewPicture {
  readonly file: SentFile
  readonly sentHash: string
  readonly picture: RecodedPicture
  /** The file of the re-encoded picture. */
  readonly target: string
}

async function addNew(
  context: ServerContext,
  userId: string,
  { file, sentHash, picture, target }: NewPicture,
): Promise<StoredImage> {
  const { mimeType, width, height, bytes, colour, hash } = picture
  const row = {
    id: randomUUID(),
    userId,
    ...namedBy(file.filename),
    mimeType,
    width,
    height,
    bytes,
    colour,
    keptHash: hash,
    sentHash,
    sentBy: file.sentBy,
    createdAt: context.now(),
  }
  const store = fileStore(context)
  await expectFiles(context, imagePrefix(row))
  await store.putFile(originalKey(row), target, mimeType)
  await store.putBytes(thumbnailKey(row), picture.thumbnail, 'image/webp')
  return context.database.transaction(async (tx) => {
    // Sent twice at the same time, or the same picture in another file: our copy stays expected, and is removed in
    // time.
    const known = await touchKnown(tx, context, userId, hash, file)
    if (known !== null) return known
    refuseWhenFull(await galleryUsage(tx, userId), bytes)
    const [image] = await tx.insert(galleryImages).values(row).returning()
    if (image === undefined) throw new Error('the picture was not kept')
    await storeFiles(tx, imagePrefix(row))
    return { image, duplicate: false }
  })
}

/** The forms of a name: as given, for search and for order. */
function namedBy(sent: string) {
  const filename = fileName(sent, NAMELESS)
  return { filename, filenameFolded: foldPolish(filename), filenameKey: nameKey(filename) }
}

/** The picture of this content, restored when it was deleted; null when there is none. */
async function touchKnown(
  tx: Transaction,
  { now }: ServerContext,
  userId: string,
  hash: string,
  { filename, sentBy }: SentFile,
): Promise<StoredImage | null> {
  await lockGallery(tx, userId)
  const isContent = or(eq(galleryImages.keptHash, hash), eq(galleryImages.sentHash, hash))
  const [known] = await tx
    .select()
    .from(galleryImages)
    .where(and(eq(galleryImages.userId, userId), isContent))
    .limit(1)
  if (known === undefined) return null
  if (known.deletedAt === null) {
    return { image: known, duplicate: sentBy === null || known.sentBy !== sentBy }
  }
  refuseWhenFull(await galleryUsage(tx, userId), known.bytes)
  const anew = { ...namedBy(filename), sentBy, createdAt: now(), deletedAt: null }
  const [image] = await tx.update(galleryImages).set(anew).where(eq(galleryImages.id, known.id)).returning()
  return image === undefined ? null : { image, duplicate: false }
}

/** Changes of one person's usage run one at a time, so that none exceeds the limit. */
export async function lockGallery(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  // Deleted meanwhile, from another device.
  if (user === undefined) throw new Refusal('UNAUTHORIZED')
}
