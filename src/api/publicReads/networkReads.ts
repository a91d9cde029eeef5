import { CACHED_AT_HEADER } from '../storefront/cachedAtHeader.ts'
import { DEFAULT_TIMEOUT_MS } from '../storefront/storefrontOptions.ts'
import { ApiError } from '../product/apiError.ts'
import { systemClock } from '../product/clock.ts'
import { refusalError } from '../product/refusal.ts'
import { createSendRequest, NoAnswer } from '../request/request.ts'
import type { PublicReads } from './publicReads.ts'

/** Answers over the network, or by a copy that the worker has kept. */
export function networkReads({
  fetch,
  onReachable,
}: {
  readonly fetch?: typeof globalThis.fetch
  readonly onReachable?: (reached: boolean) => void
}): PublicReads {
  const send = createSendRequest({ fetch })
  return async (path, signal) => {
    try {
      const { isOk, status, headers, said } = await send({
        method: 'GET',
        url: path,
        timeoutMs: DEFAULT_TIMEOUT_MS,
        signal,
      })
      const keptSince = headers.get(CACHED_AT_HEADER)
      if (keptSince === null) onReachable?.(true)
      if (!isOk) throw refusalError({ endpoint: path, status, headers, body: said, now: systemClock.now() })
      return { said, keptSince }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      onReachable?.(false)
      const code = error.isTimeout ? 'TIMEOUT' : 'NETWORK_ERROR'
      throw new ApiError(error.message, { code, status: null }, { cause: error })
    }
  }
}
