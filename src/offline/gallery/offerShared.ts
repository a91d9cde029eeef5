import { checkUpload, uploadName, uploadType } from '#domain/gallery/checkUpload.ts'
import { SHARED_FILES, SHARED_MOST } from '#domain/gallery/share.ts'
import type { IskraDatabase } from '../database.ts'
import { addUpload, readUploads } from './uploads.ts'

/** A file shared without a name is called so. */
const NAMELESS = 'zdjecie'

/**
 * Keeps the pictures of a share until their person says yes in the gallery. Resolves to how many; what is no picture
 * the gallery takes, or one too many, is left out. Rejects with an `OfflineError` where the device has no room.
 */
export async function offerShared(db: IskraDatabase, form: FormData): Promise<number> {
  const offered = (await readUploads(db)).filter((row) => row.state === 'offered').length
  const files = form.getAll(SHARED_FILES).filter((entry) => entry instanceof File)
  const fit = files.filter((file) => checkUpload(file) === null).slice(0, Math.max(0, SHARED_MOST - offered))
  for (const file of fit) {
    const upload = { filename: uploadName(file.name, NAMELESS), mimeType: uploadType(file), file }
    await addUpload(db, upload, 'offered')
  }
  return fit.length
}
