import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { UPLOAD_BYTES_MOST, type PresignedUpload } from '#domain/gallery/galleryImage.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { uploadAddress } from '#server/files/fileAddress.ts'
import { withIncomingFile } from '#server/files/incomingFile.ts'
import { endingOf } from '#server/files/mediaTypes.ts'
import { fileStore } from '#server/files/storeOf.ts'
import { uploadKey } from '#server/files/uploads.ts'
import { type KeptImage, keepPicture } from './keepPicture.ts'
import { isUploadType } from './sniffFile.ts'
import { galleryUploads } from './tables.ts'

/** For how long a file can be sent and confirmed. */
const OPEN_MS = 60 * 60_000
const OTHER_ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' }

/** Opens an upload of a file of this kind. Throws FILE_TYPE_NOT_ALLOWED, also where the ending is another kind's. */
export async function openUpload(
  context: ServerContext,
  userId: string,
  { mime_type, extension }: { readonly mime_type: string; readonly extension: string },
): Promise<PresignedUpload> {
  const mimeType = mime_type.toLowerCase()
  const ending = extension.toLowerCase().replace(/^\./, '')
  if (!isUploadType(mimeType) || endingOf(mimeType) !== (OTHER_ENDINGS[ending] ?? ending)) {
    throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  }
  const id = randomUUID()
  const expiresAt = new Date(context.now().getTime() + OPEN_MS)
  await context.database.insert(galleryUploads).values({ id, userId, mimeType, expiresAt })
  return {
    upload_id: id,
    upload_url: uploadAddress(context, id, expiresAt),
    headers: { 'Content-Type': mimeType },
    max_bytes: UPLOAD_BYTES_MOST,
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * Takes the file of an upload into the gallery, under the same rules as any other. Confirmed again it gives the same
 * answer for as long as it is open. Throws NOT_FOUND, UPLOAD_MISSING before the file has come, and what `keepPicture`
 * throws.
 */
export async function confirmUpload(
  context: ServerContext,
  userId: string,
  { upload_id, filename }: { readonly upload_id: string; readonly filename: string },
): Promise<KeptImage> {
  const isOpen = and(
    eq(galleryUploads.id, upload_id),
    eq(galleryUploads.userId, userId),
    gt(galleryUploads.expiresAt, context.now()),
  )
  const [upload] = await context.database.select().from(galleryUploads).where(isOpen)
  if (upload === undefined) throw new Refusal('NOT_FOUND')
  return withIncomingFile(context, async (path) => {
    if (!(await fileStore(context).download(uploadKey(upload.id), path))) {
      throw new Refusal('UPLOAD_MISSING')
    }
    const sent = { path, filename, mediaType: upload.mimeType, sentBy: upload.id }
    return keepPicture(context, userId, sent)
  })
}
