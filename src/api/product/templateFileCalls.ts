import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import { type SentFile, sentFileSchema } from '#domain/template/sentFile.ts'
import type * as z from 'zod/mini'
import { ApiError } from './apiError.ts'
import { readGalleryImage, uploadImage } from './galleryCalls.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { uploadFile } from './uploadFile.ts'

// Files of a template’s form: pictures go into one’s own gallery, everything else to a place of its own.

interface FieldFile {
  readonly file: File
  /** The type of the field it is for. */
  readonly type: FileFieldType
  /** How far the sending got, in percent. */
  readonly onProgress: (percent: number) => void
}

/**
 * Sends a file for a field. Rejects with the upload errors of the specification and with the codes of files
 * (PAYLOAD_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE, PICTURE_TOO_LARGE, GALLERY_FULL, TEMPLATE_FILES_FULL).
 * Cut and sent again under the same key it continues.
 */
export async function sendFieldFile(
  api: ProductApi,
  { file, type, onProgress }: FieldFile,
  options?: CallOptions,
): Promise<SentFile> {
  if (type === 'image') {
    return ofPicture((await uploadImage(api, { file, filename: file.name, onProgress }, options)).image)
  }
  const request = { file, fileName: file.name, query: { type }, onProgress, answer: sentFileSchema }
  return ofAnswer(await uploadFile(api, 'POST /api/v1/sent-files', { ...options, ...request }))
}

/** Finds a file that a field of this type holds; null for one that is gone. */
export async function findFieldFile(
  api: ProductApi,
  type: FileFieldType,
  id: string,
  options?: CallOptions,
): Promise<SentFile | null> {
  try {
    if (type === 'image') return ofPicture(await readGalleryImage(api, id, options))
    const request = { path: { id }, answer: sentFileSchema }
    return ofAnswer(await api.call('GET /api/v1/sent-files/{id}', { ...options, ...request }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const ofPicture = ({ id, filename, bytes, thumbnail_url }: GalleryImage): SentFile => ({
  id,
  name: filename,
  bytes,
  address: thumbnail_url,
})

const ofAnswer = ({ url, ...file }: z.infer<typeof sentFileSchema>): SentFile => ({ ...file, address: url })
