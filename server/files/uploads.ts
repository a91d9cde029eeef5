import type { ServerContext } from '#server/context.ts'
import { errorAnswer } from '#server/http/errorAnswer.ts'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { expectFiles } from './discardedFiles.ts'
import { readUploadAddress } from './fileAddress.ts'
import { BrokenOff, piecesOf, TooLarge, withIncomingFile, writeIncoming } from './incomingFile.ts'
import { fileStore } from './storeOf.ts'

/** Where a file that was sent to a presigned address waits for being confirmed. */
export const uploadPrefix = (uploadId: string) => `uploads/${uploadId}/`
export const uploadKey = (uploadId: string) => `${uploadPrefix(uploadId)}file.bin`

/**
 * Takes a file sent to an `uploadAddress`, whole or not at all; sent again, the later one counts. What nobody confirms
 * is removed after an hour. The file is not looked at: that comes with the confirmation.
 */
export async function receiveUpload(
  context: ServerContext,
  uploadId: string,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (readUploadAddress(context, uploadId, searchParams) === null) return errorAnswer('NOT_FOUND')
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_BYTES_MOST) {
    return errorAnswer('PAYLOAD_TOO_LARGE')
  }
  try {
    return await withIncomingFile(context, async (path) => {
      await writeIncoming(piecesOf(request), path, UPLOAD_BYTES_MOST)
      await expectFiles(context, uploadPrefix(uploadId))
      await fileStore(context).putFile(uploadKey(uploadId), path, 'application/octet-stream')
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    })
  } catch (error) {
    if (error instanceof TooLarge) return errorAnswer('PAYLOAD_TOO_LARGE')
    if (error instanceof BrokenOff) return new Response(null, { status: 499 })
    throw error
  }
}
