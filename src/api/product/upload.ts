import * as z from 'zod/mini'
import { addressOf } from './address.ts'
import { unauthorized } from './apiError.ts'
import { type Authorise, isTokenRefused } from './authorise.ts'
import { isNetworkFailure, type Patience } from './patience.ts'
import type { ProductApi } from './productApi.ts'
import type { SendFile } from './sendFile.ts'
import type { StoredTokens, TokenStore } from './tokenStore.ts'
import { uploadError } from './uploadError.ts'

/** Uploads, with their own errors (specification part 2, sections 4, 7 and 8). */
export function createUpload(options: {
  readonly base: string
  readonly sendFile: SendFile
  readonly authorise: Authorise
  readonly patiently: Patience
  readonly store: TokenStore
}): ProductApi['upload'] {
  const { base, sendFile, authorise, patiently, store } = options
  return async (endpoint, { path, query, file, fileName, fields = {}, answer, ...rest }) => {
    const { idempotencyKey, signal } = rest
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (fileName === undefined) body.append('file', file)
    else body.append('file', file, fileName)
    const request = { ...rest, endpoint, ...addressOf(base, endpoint, { path, query }), body }
    const isRepeatable = idempotencyKey !== undefined
    const used: { tokens: StoredTokens | null } = { tokens: null }
    const work = (tokens: StoredTokens | null) => {
      used.tokens = tokens
      return patiently(() => sendFile(request, tokens?.access_token ?? null), isRepeatable, signal)
    }
    try {
      const read = z.safeParse(answer, await authorise(work, signal))
      if (read.success) return read.data
      throw uploadError('UPLOAD_ANSWER_INVALID', { cause: read.error })
    } catch (cause) {
      if (signal?.aborted === true) throw uploadError('UPLOAD_CANCELLED', { cause })
      if (isNetworkFailure(cause)) throw uploadError('UPLOAD_NETWORK_ERROR', { cause })
      if (!isTokenRefused(cause)) throw cause
      if (used.tokens !== null) await store.expire(used.tokens)
      throw unauthorized(cause)
    }
  }
}
