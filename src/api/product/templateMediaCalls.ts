import { type TakeResult, type TemplateMedia, templateMediaSchema } from '#domain/template/templateMedia.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { uploadFile } from './uploadFile.ts'

// Thumbnails and examples of templates, for administrators.

interface TemplatePicture {
  readonly file: Blob
  /** How far the sending got, in percent. */
  readonly onProgress: (percent: number) => void
}

/**
 * Sends a picture for a template; cut and sent again under the same key it continues. Rejects with the upload errors of
 * the specification and with PAYLOAD_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE and PICTURE_TOO_LARGE.
 */
export function sendTemplatePicture(
  api: ProductApi,
  { file, onProgress }: TemplatePicture,
  options?: CallOptions,
): Promise<TemplateMedia> {
  const request = { file, fileName: 'obraz', onProgress, answer: templateMediaSchema }
  return uploadFile(api, 'POST /api/v1/template-media', { ...options, ...request })
}

/** Copies a result of the caller's own run for a template to show. Idempotent. Rejects with NOT_FOUND. */
export function takeResult(api: ProductApi, body: TakeResult, options?: CallOptions): Promise<TemplateMedia> {
  return api.call('POST /api/v1/template-media/results', { ...options, body, answer: templateMediaSchema })
}

/** A file of a template, with an address to look at it by before it is published. Rejects with NOT_FOUND. */
export function readTemplateMedia(
  api: ProductApi,
  id: string,
  options?: CallOptions,
): Promise<TemplateMedia> {
  return api.call('GET /api/v1/template-media/{id}', {
    ...options,
    path: { id },
    answer: templateMediaSchema,
  })
}
