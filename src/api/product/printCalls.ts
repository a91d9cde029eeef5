import type * as z from 'zod/mini'
import { LENGTH_HEADER, WHOLE_BYTES } from '#domain/files/parts.ts'
import { printAnswerSchema } from '#domain/prints/printAnswer.ts'
import type { PrintBody } from '#domain/prints/printSchema.ts'
import { createSendRequest, NoAnswer } from '../request/request.ts'
import { ApiError } from './apiError.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import type { PartsOptions } from './sendParts.ts'

/** A photo over a phone's slow network. */
const SENDING_MS = 300_000

/**
 * Saves how the picture of a cart's line lies on it and replaces the previous version. Sends no token: it counts with
 * its order. Resolves to the address its file is sent to, null where the server has it.
 */
export function savePrint(
  api: ProductApi,
  body: PrintBody,
  options?: CallOptions,
): Promise<z.infer<typeof printAnswerSchema>> {
  return api.call('POST /api/v1/prints', {
    ...keyed(options),
    body,
    answer: printAnswerSchema,
    isAnonymous: true,
  })
}

/** Where the file of a print is sent to. */
export interface PrintAddresses {
  readonly whole: string
  readonly parts: string
}

/**
 * Sends the file of a print to the addresses that were given for it, a large one in parts and from where it was cut
 * before; the addresses are the permission. For page and worker alike. Rejects with an `ApiError`.
 */
export async function sendPrintFile(
  { whole, parts }: PrintAddresses,
  file: Blob,
  { fetch, onProgress }: Pick<PartsOptions, 'fetch' | 'onProgress'> = {},
): Promise<void> {
  const isLarge = file.size > WHOLE_BYTES
  if (isLarge) await (await import('./sendParts.ts')).sendParts(parts, file, { fetch, onProgress })
  const form = new FormData()
  form.set('file', isLarge ? new Blob([], { type: file.type }) : file)
  try {
    const { isOk, status } = await createSendRequest({ fetch })({
      method: 'PUT',
      url: whole,
      headers: isLarge ? { [LENGTH_HEADER]: String(file.size) } : {},
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
