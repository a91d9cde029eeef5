import type { Services } from '#services/services.tsx'
import { nameAsTaken, uploadName, type UploadRefusal } from '#domain/gallery/checkUpload.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'
import { BECOMES_STILL } from '#offline/gallery/uploadRow.ts'
import { addUpload, addUploadWithoutFile, dropUploads, sendUploads } from '#offline/gallery/uploads.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { database } from '#offline/openDatabase.ts'
import { uploadPorts } from './uploadPorts.ts'
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts'

// This page's one queue and people's actions on it. Loaded with the gallery, or when uploads wait at the start.

/** Files the device had no room for: they live as long as the page. */
const held = new Map<string, Blob>()
let queue: Promise<UploadQueue> | null = null

/** The page's queue; made, and with it everything that waits sent, at the first call. */
export function uploadQueue(services: Pick<Services, 'productApi' | 'session'>): Promise<UploadQueue> {
  queue ??= begin(services)
  return queue
}

async function begin(services: Pick<Services, 'productApi' | 'session'>): Promise<UploadQueue> {
  const begun = createUploadQueue(uploadPorts(await database(), services, held))
  services.session.onEnd((end) => {
    if (end !== 'signed-out') return
    held.clear()
    begun.forgetArrived()
  })
  return begun
}

/** A file that isn't even sent. */
export interface RefusedFile {
  readonly filename: string
  readonly code: UploadRefusal
}

/**
 * Stores acceptable files until they have arrived; an animation waits for a confirmation first. Resolves to the
 * rejected files. Rejects with an `OfflineError`.
 */
export async function addFiles(
  files: readonly File[],
  { albumId, nameless }: { readonly albumId: string | null; readonly nameless: string },
): Promise<readonly RefusedFile[]> {
  const db = await database()
  const refused: RefusedFile[] = []
  for (const file of files) {
    const picture = await takePicture(file)
    if (typeof picture === 'string') {
      refused.push({ filename: uploadName(file.name, nameless), code: picture })
      continue
    }
    const filename = uploadName(nameAsTaken(file.name, picture.mimeType), nameless)
    await keep({ ...picture, filename, albumId, code: picture.isMoving ? BECOMES_STILL : null })
  }
  return refused

  async function keep(upload: Parameters<typeof addUpload>[1]): Promise<void> {
    const state = upload.code === BECOMES_STILL ? 'offered' : 'waiting'
    try {
      await addUpload(db, upload, state)
    } catch (error) {
      if (!(error instanceof OfflineError) || error.code !== 'OFFLINE_STORAGE_FULL') throw error
      const { id } = await addUploadWithoutFile(db, upload, state)
      held.set(id, upload.file)
    }
  }
}

export async function cancelUploads(ids: readonly string[]): Promise<void> {
  await dropUploads(await database(), ids)
  for (const id of ids) held.delete(id)
}

/** Retries failed uploads; confirms pictures shared by another app. */
export async function sendAgain(ids: readonly string[]): Promise<void> {
  await sendUploads(await database(), ids)
}
