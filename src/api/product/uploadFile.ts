import type * as z from 'zod/mini'
import type { Endpoint } from './contract.ts'
import { WHOLE_BYTES } from '#domain/files/parts.ts'
import { keyed } from './keyed.ts'
import type { ProductApi, UploadRequest } from './productApi.ts'

/**
 * Sends a file as `api.upload` does, a large one in parts: cut and called again with the same idempotency key and file
 * it continues where it was, also after a reload, or a restart of the server. Rejects with the upload errors and with
 * UPLOAD_MISSING where the server has deleted the parts meanwhile. Not for the worker.
 */
export async function uploadFile<Schema extends z.core.$ZodType>(
  api: ProductApi,
  endpoint: Endpoint,
  request: UploadRequest<Schema>,
): Promise<z.output<Schema>> {
  const { file, signal, onProgress } = request
  const { idempotencyKey = '' } = keyed(request)
  const named = { ...request, idempotencyKey }
  if (file.size <= WHOLE_BYTES) return api.upload(endpoint, named)
  // Few files are as large.
  const { sendInParts } = await import('./sendInParts.ts')
  await sendInParts(api, idempotencyKey, file, {
    idempotencyKey: request.idempotencyKey,
    signal,
    onProgress,
  })
  const inItsPlace = new Blob([], { type: file.type })
  return api.upload(endpoint, { ...named, file: inItsPlace, arrivedBytes: file.size, onProgress: undefined })
}
