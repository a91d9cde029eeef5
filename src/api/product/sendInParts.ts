import { partsAnswerSchema } from '#domain/files/partsAnswer.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { type PartsOptions, sendParts } from './sendParts.ts'

/**
 * Sends a file in parts under a key, where the request that uses it finds it. Called again with the same key and file it
 * continues. Rejects with the upload errors.
 */
export async function sendInParts(
  api: ProductApi,
  key: string,
  file: Blob,
  { onProgress, ...options }: CallOptions & Pick<PartsOptions, 'onProgress'> = {},
): Promise<void> {
  const asked = { ...options, path: { key }, answer: partsAnswerSchema }
  const { parts_url } = await api.call('GET /api/v1/uploads/{key}', asked)
  await sendParts(parts_url, file, { signal: options.signal, onProgress })
}
