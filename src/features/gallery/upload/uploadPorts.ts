import { addToAlbum, uploadImage } from '#api/product/galleryCalls.ts'
import type { Services } from '#services/services.tsx'
import { log } from '#domain/log.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { outboxLock } from '#offline/outbox/outboxLock.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { onReturn } from '#ui/onReturn.ts'
import { dropUploads, noteUpload, readUploadFile, readUploads } from '#offline/gallery/uploads.ts'
import type { UploadPorts } from './uploadQueue.ts'

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
      const sent = await uploadImage(api, request, { signal: options.signal, idempotencyKey: row.id })
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
