import { ApiError } from '#api/product/apiError.ts'
import { nameAsTaken } from '#domain/gallery/checkUpload.ts'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'

/**
 * A file in the form that a form's field accepts: a phone's HEIC as a JPEG, renamed; every other as it is. Rejects with
 * an `ApiError` whose code tells why a picture is refused (HEIC_NOT_DECODED, FILE_UNREADABLE …).
 */
export async function takeForField(file: File, type: FileFieldType): Promise<File> {
  if (type !== 'image') return file
  const picture = await takePicture(file)
  if (typeof picture === 'string') {
    throw new ApiError('The picture is not taken', { code: picture, status: 422 })
  }
  const { mimeType } = picture
  return new File([picture.file], nameAsTaken(file.name, mimeType), { type: mimeType })
}
