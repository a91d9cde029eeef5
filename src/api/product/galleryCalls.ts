import type * as z from 'zod/mini'
import {
  type Album,
  albumSchema,
  albumsSchema,
  type GalleryImage,
  galleryImageSchema,
  type GalleryPage,
  galleryPageSchema,
  type galleryQuerySchema,
  type UploadedImage,
  uploadedImageSchema,
} from '#domain/gallery/galleryImage.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi, UploadRequest } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'
import { uploadFile } from './uploadFile.ts'

interface SentImage extends Pick<UploadRequest<typeof uploadedImageSchema>, 'file' | 'onProgress'> {
  readonly filename: string
}

/** A picture may wait for others to be decoded, once it has been sent. */
const DECODING_MS = 120_000

/** A window of the pictures, `GALLERY_PAGE` at most. */
export function listImages(
  api: ProductApi,
  query: z.infer<typeof galleryQuerySchema> = {},
  options?: CallOptions,
): Promise<GalleryPage> {
  return api.call('GET /api/v1/gallery/images', { ...options, query, answer: galleryPageSchema })
}

/** Rejects with NOT_FOUND for one that is deleted. */
export function readGalleryImage(api: ProductApi, id: string, options?: CallOptions): Promise<GalleryImage> {
  const request = { path: { id }, answer: galleryImageSchema }
  return api.call('GET /api/v1/gallery/images/{id}', { ...options, ...request })
}

/**
 * Sends a picture and reports the progress. Rejects with the upload errors of the specification and with the codes of
 * files (PAYLOAD_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE, PICTURE_TOO_LARGE, GALLERY_FULL). Sent again under
 * the same key it continues where it was cut, and is the same picture, no duplicate of itself. Not for the worker.
 */
export function uploadImage(
  api: ProductApi,
  { file, filename, onProgress }: SentImage,
  options?: CallOptions,
): Promise<UploadedImage> {
  const request = {
    file,
    fileName: filename,
    onProgress,
    answer: uploadedImageSchema,
    timeoutMs: DECODING_MS,
  }
  return uploadFile(api, 'POST /api/v1/gallery/images/upload', { ...options, ...request })
}

/** They can be brought back for a day. */
export function deleteImages(api: ProductApi, ids: readonly string[], options?: CallOptions): Promise<void> {
  const request = { body: { ids: [...ids] }, answer: NO_ANSWER }
  return api.call('POST /api/v1/gallery/images/delete', { ...keyed(options), ...request })
}

export function deleteImage(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/gallery/images/{id}', { ...keyed(options), ...request })
}

/** Rejects with GALLERY_FULL, and brings back none then. */
export function restoreImages(api: ProductApi, ids: readonly string[], options?: CallOptions): Promise<void> {
  const request = { body: { ids: [...ids] }, answer: NO_ANSWER }
  return api.call('POST /api/v1/gallery/images/restore', { ...keyed(options), ...request })
}

/** Reports that a picture was used. Fire and forget: a failure has no effect (specification part 2, section 4). */
export function reportUsage(api: ProductApi, id: string, options?: CallOptions): void {
  const request = { path: { id }, answer: NO_ANSWER }
  api.call('POST /api/v1/gallery/images/{id}/usage', { ...keyed(options), ...request }).catch(() => undefined)
}

export async function listAlbums(api: ProductApi, options?: CallOptions): Promise<readonly Album[]> {
  return (await api.call('GET /api/v1/gallery/albums', { ...options, answer: albumsSchema })).albums
}

export function createAlbum(api: ProductApi, name: string, options?: CallOptions): Promise<Album> {
  const request = { body: { name }, answer: albumSchema }
  return api.call('POST /api/v1/gallery/albums', { ...keyed(options), ...request })
}

export function renameAlbum(
  api: ProductApi,
  { id, name }: { readonly id: string; readonly name: string },
  options?: CallOptions,
): Promise<Album> {
  const request = { path: { id }, body: { name }, answer: albumSchema }
  return api.call('PATCH /api/v1/gallery/albums/{id}', { ...keyed(options), ...request })
}

/** Its pictures stay in the gallery. */
export function deleteAlbum(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/gallery/albums/{id}', { ...keyed(options), ...request })
}

export function addToAlbum(
  api: ProductApi,
  { id, ids }: { readonly id: string; readonly ids: readonly string[] },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body: { ids: [...ids] }, answer: NO_ANSWER }
  return api.call('POST /api/v1/gallery/albums/{id}/images', { ...keyed(options), ...request })
}

export function removeFromAlbum(
  api: ProductApi,
  { id, ids }: { readonly id: string; readonly ids: readonly string[] },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body: { ids: [...ids] }, answer: NO_ANSWER }
  return api.call('POST /api/v1/gallery/albums/{id}/images/remove', { ...keyed(options), ...request })
}
