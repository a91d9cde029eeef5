import { nameAsTaken, uploadName } from '#domain/gallery/checkUpload.ts'
import { SHARED_FILES, SHARED_MOST } from '#domain/gallery/share.ts'
import type { IskraDatabase } from '../database.ts'
import { takePicture } from './takePicture.ts'
import { BECOMES_STILL } from './uploadRow.ts'
import { addUpload, addUploadWithoutFile, readUploads } from './uploads.ts'

/** A file shared without a name is called so. */
const NAMELESS = 'zdjecie'
/** The most names of rejected files that are reported: any site could share a thousand. */
const TOLD_MOST = 20

/**
 * Stores the pictures of a share until their person confirms them in the gallery, which also reports the rejected
 * files: no accepted picture, or one too many. Resolves to the number of reported ones. Rejects with an `OfflineError`
 * where the device has no room.
 */
export async function offerShared(db: IskraDatabase, form: FormData): Promise<number> {
  const known = await readUploads(db)
  let room = SHARED_MOST - known.filter((row) => row.state === 'offered').length
  let told = known.filter((row) => row.state === 'failed').length
  let count = 0
  for (const shared of form.getAll(SHARED_FILES)) {
    if (!(shared instanceof File)) continue
    const filename = uploadName(shared.name, NAMELESS)
    const picture = room > 0 ? await takePicture(shared) : 'SHARED_TOO_MANY'
    if (typeof picture !== 'string') {
      room -= 1
      count += 1
      const named = uploadName(nameAsTaken(shared.name, picture.mimeType), NAMELESS)
      await addUpload(
        db,
        { ...picture, filename: named, code: picture.isMoving ? BECOMES_STILL : null },
        'offered',
      )
    } else if (told < TOLD_MOST) {
      told += 1
      count += 1
      const leftOut = { filename, mimeType: shared.type, file: shared, code: picture }
      await addUploadWithoutFile(db, leftOut, 'failed')
    }
  }
  return count
}
