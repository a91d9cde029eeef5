import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { isUploadType } from '#domain/gallery/checkUpload.ts'
import { UPLOAD_BYTES_MOST, UPLOAD_TYPES, type PresignedUpload } from '#domain/gallery/galleryImage.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { uploadAddress } from '#server/platform/files/fileAddress.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { type StoredImage, storePicture, lockGallery } from './storePicture.ts'
import { findImage } from './listImages.ts'
import { uploadKey, uploadPrefix } from './receiveUpload.ts'
import { galleryUploads } from './tables.ts'

/** For how long an upload can be sent and confirmed. */
const OPEN_MS = 60 * 60_000
/** The most unconfirmed uploads of one person: each may hold a large file. */
const OPEN_MOST = 60
const OTHER_ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' }
const ENDINGS: readonly string[] = UPLOAD_TYPES.map(endingOf)

/**
 * Opens an upload of a file of this kind. Its extension may be another kind's: its content decides once it is there.
 * Throws FILE_TYPE_NOT_ALLOWED when kind or extension are no picture's, and TOO_MANY_REQUESTS while too many are open.
 */
export async function openUpload(
  context: ServerContext,
  userId: string,
  { mime_type, extension }: { readonly mime_type: string; readonly extension: string },
): Promise<PresignedUpload> {
  const mimeType = mime_type.toLowerCase()
  const ending = extension.toLowerCase().replace(/^\./, '')
  if (!isUploadType(mimeType) || !ENDINGS.includes(OTHER_ENDINGS[ending] ?? ending)) {
    throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  }
  const { database, now } = context
  const id = randomUUID()
  const expiresAt = new Date(now().getTime() + OPEN_MS)
  await database.transaction(async (tx) => {
    await lockGallery(tx, userId)
    const isOpen = and(isNull(galleryUploads.imageId), gt(galleryUploads.expiresAt, now()))
    const open = await tx.$count(galleryUploads, and(eq(galleryUploads.userId, userId), isOpen))
    if (open >= OPEN_MOST) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 60 })
    await tx.insert(galleryUploads).values({ id, userId, mimeType, expiresAt })
  })
  return {
    upload_id: id,
    upload_url: uploadAddress(context, id, expiresAt),
    headers: { 'Content-Type': mimeType },
    max_bytes: UPLOAD_BYTES_MOST,
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * Takes the file of an upload into the gallery, under the same rules as any other. Repeated, it gives the same answer
 * for as long as it is open. Throws NOT_FOUND, UPLOAD_MISSING before the file has come, and the errors of
 * `storePicture`.
 */
export async function confirmUpload(
  context: ServerContext,
  userId: string,
  { upload_id, filename }: { readonly upload_id: string; readonly filename: string },
): Promise<StoredImage> {
  const isOpen = and(
    eq(galleryUploads.id, upload_id),
    eq(galleryUploads.userId, userId),
    gt(galleryUploads.expiresAt, context.now()),
  )
  const [upload] = await context.database.select().from(galleryUploads).where(isOpen)
  if (upload === undefined) throw new Refusal('NOT_FOUND')
  if (upload.imageId !== null) return confirmedBefore(context, userId, upload)
  return withIncomingFile(context, async (path) => {
    if (!(await fileStore(context).download(uploadKey(upload.id), path))) {
      throw new Refusal('UPLOAD_MISSING')
    }
    const sent = { path, filename, mediaType: upload.mimeType, sentBy: upload.id }
    const kept = await storePicture(context, userId, sent)
    await context.database.transaction(async (tx) => {
      await tx.update(galleryUploads).set({ imageId: kept.image.id }).where(eq(galleryUploads.id, upload.id))
      await discardFiles(tx, context, [uploadPrefix(upload.id)])
    })
    return kept
  })
}

async function confirmedBefore(
  context: ServerContext,
  userId: string,
  { id, imageId }: typeof galleryUploads.$inferSelect,
): Promise<StoredImage> {
  const image = await findImage(context, userId, imageId ?? '')
  if (image === null) throw new Refusal('NOT_FOUND')
  return { image, duplicate: image.sentBy !== id }
}
