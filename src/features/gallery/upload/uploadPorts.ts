import { addToAlbum, confirmUpload, presignUpload, uploadImage } from '#api/product/galleryCalls.ts'
import type { Services } from '#services/services.tsx'
import { log } from '#domain/log.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { outboxLock } from '#offline/outbox/outboxLock.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { onReturn } from '#ui/onReturn.ts'
import { dropUploads, noteUpload, readUploadFile, readUploads } from '#offline/gallery/uploads.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { putFile } from '#api/product/putFile.ts'
import { extensionOfType } from '#domain/gallery/checkUpload.ts'
import type { UploadedImage } from '#domain/gallery/galleryImage.ts'
import type { UploadPorts } from './uploadQueue.ts'

/** From this size on a file goes the presigned way: straight to where files are kept, not through the API. */
const LARGE_BYTES = 8 * 1024 * 1024

/** The queue's way to this device and the product API. `held` are the files this page has in its hands. */
export function uploadPorts(
  db: IskraDatabase,
  { productApi, session }: Pick<Services, 'productApi' | 'session'>,
  held: ReadonlyMap<string, Blob>,
): UploadPorts {
  return {
    watch: (onRows) =>
      watchQuery(db, readUploads, {
        next: onRows,
        error: (error) => log.warn('gallery', 'uploads not followed any more', { reason: String(error) }),
      }),
    file: async (id) => held.get(id) ?? readUploadFile(db, id),
    async send(row, file, options) {
      const api = await productApi()
      const request = { file, filename: row.filename, onProgress: options.onProgress }
      const sent =
        row.bytes >= LARGE_BYTES
          ? await sendLargeImage(api, { ...request, mimeType: row.mimeType }, options)
          : await uploadImage(api, request, { signal: options.signal, idempotencyKey: row.id })
      if (row.albumId !== null) await addToAlbum(api, { id: row.albumId, ids: [sent.image.id] }, options)
      return sent
    },
    drop: (ids) => dropUploads(db, ids),
    note: (id, note) => noteUpload(db, id, note),
    alone: (work, signal) => outboxLock(db, 'uploads').run(work, signal),
    onBetterTimes(listener) {
      const stopReturns = onReturn({ network: listener, person: listener })
      const stopSession = session.subscribe(() => {
        if (session.snapshot().status === 'signed-in') listener()
      })
      return () => {
        stopReturns()
        stopSession()
      }
    },
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}

interface LargeImage {
  readonly file: Blob
  readonly filename: string
  readonly mimeType: string
  readonly onProgress: (percent: number) => void
}

/** Asks for an address, sends the file straight there, and has it confirmed (specification part 2, section 7). */
async function sendLargeImage(
  api: ProductApi,
  { file, filename, mimeType, onProgress }: LargeImage,
  { signal }: { readonly signal: AbortSignal },
): Promise<UploadedImage> {
  const wish = { mime_type: mimeType, extension: extensionOfType(mimeType) }
  const { upload_id, upload_url, headers } = await presignUpload(api, wish, { signal })
  await putFile(upload_url, file, { headers, signal, onProgress })
  return confirmUpload(api, { upload_id, filename }, { signal, idempotencyKey: upload_id })
}
