import { printAnswerSchema } from '#domain/prints/printAnswer.ts'
import type { PrintBody } from '#domain/prints/printSchema.ts'
import { createSendRequest, NoAnswer } from '../request/request.ts'
import { ApiError } from './apiError.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** A photo over a phone's slow network. */
const SENDING_MS = 300_000

/**
 * Saves how the picture of a cart's line lies on it, in place of what was saved before, as nobody's: it counts with the
 * order that it belongs to. Resolves to where its file is sent, null where the server has it.
 */
export function savePrint(
  api: ProductApi,
  body: PrintBody,
  options?: CallOptions,
): Promise<{ readonly upload_url: string | null }> {
  return api.call('POST /api/v1/prints', {
    ...keyed(options),
    body,
    answer: printAnswerSchema,
    isAnonymous: true,
  })
}

/**
 * Sends the file of a print to the address that was given for it; the address is the permission. For page and worker
 * alike. Rejects with an `ApiError`.
 */
export async function sendPrintFile(
  address: string,
  file: Blob,
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Promise<void> {
  const form = new FormData()
  form.set('file', file)
  try {
    const { isOk, status } = await createSendRequest({ fetch })({
      method: 'PUT',
      url: address,
      body: form,
      timeoutMs: SENDING_MS,
    })
    if (!isOk) throw new ApiError('Upload failed', { code: 'UPLOAD_FAILED', status })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const code = error.isTimeout ? 'TIMEOUT' : 'NETWORK_ERROR'
    throw new ApiError('Upload failed', { code, status: null }, { cause: error })
  }
}
