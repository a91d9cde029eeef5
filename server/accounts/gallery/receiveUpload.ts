import { and, eq, gt, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { answerWithFile } from '#server/platform/api/answerWithFile.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { discardFiles, expectFiles } from '#server/platform/files/discardedFiles.ts'
import { readUploadAddress } from '#server/platform/files/fileAddress.ts'
import { piecesOf, TooLarge, withIncomingFile, writeIncoming } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { takesFile } from '#server/platform/web/bodyTime.ts'
import { galleryUploads } from './tables.ts'

/** The place of a file sent to a presigned address until it is confirmed. */
export const uploadPrefix = (uploadId: string) => `uploads/${uploadId}/`
export const uploadKey = (uploadId: string) => `${uploadPrefix(uploadId)}file.bin`

/** An open upload: neither confirmed nor expired, and its owner exists. */
export function isOpenUpload({ now }: ServerContext, uploadId: string) {
  return and(
    eq(galleryUploads.id, uploadId),
    isNull(galleryUploads.imageId),
    gt(galleryUploads.expiresAt, now()),
  )
}

/**
 * `PUT /files/uploads/{id}?…`: receives a file sent to an `uploadAddress`, whole or not at all; sent again, the later
 * one counts, until the upload is confirmed. An unconfirmed one is removed after an hour. The file is checked at the
 * confirmation, not here. 404 for an address that was never made or has expired, 410 for a closed upload, 415 for a
 * file of another kind than announced.
 */
export function presignedUploadRoutes(context: ServerContext): Hono {
  const app = new Hono()
  app.put('/:id', takesFile, (call) =>
    answerWithFile(async () => {
      await receiveUpload(context, call.req.param('id'), call.req.raw)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    }),
  )
  return app
}

async function receiveUpload(context: ServerContext, id: string, request: Request): Promise<void> {
  if (readUploadAddress(context, id, new URL(request.url).searchParams) === null) {
    throw new Refusal('NOT_FOUND')
  }
  const [upload] = await context.database.select().from(galleryUploads).where(isOpenUpload(context, id))
  if (upload === undefined) throw new Refusal('LINK_INVALID')
  const type = request.headers.get('content-type')
  if (type !== null && type.toLowerCase() !== upload.mimeType) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_BYTES_MOST) throw new TooLarge()
  await amongOwnUploads(upload.userId, () =>
    withIncomingFile(context, async (path) => {
      await writeIncoming(piecesOf(request), path, UPLOAD_BYTES_MOST)
      await expectFiles(context, uploadPrefix(id))
      await fileStore(context).putFile(uploadKey(id), path, 'application/octet-stream')
      await refuseWhenClosed(context, id)
    }),
  )
}

/** Confirmed or deleted while its file arrived: the late file is not used. */
async function refuseWhenClosed(context: ServerContext, id: string): Promise<void> {
  const isOpen = await context.database.transaction(async (tx) => {
    const [upload] = await tx.select().from(galleryUploads).where(isOpenUpload(context, id)).for('share')
    if (upload === undefined) await discardFiles(tx, context, [uploadPrefix(id)])
    return upload !== undefined
  })
  if (!isOpen) throw new Refusal('LINK_INVALID')
}
