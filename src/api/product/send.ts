import { ApiError } from './apiError.ts'
import type { Clock } from './clock.ts'
import { refusalError, TIMED_OUT } from './refusal.ts'

/** Specification part 2, section 9. */
export const DEFAULT_TIMEOUT_MS = 30_000

/** One request, whole but for its token. */
export interface Outgoing {
  /** Its name, for words and logs: the address itself may hold what is nobody's business. */
  readonly endpoint: string
  readonly method: string
  readonly url: string
  readonly body?: object | undefined
  readonly idempotencyKey?: string | undefined
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends one request once and resolves to what the good answer says: parsed JSON, or undefined for
 * anything else.
 * Rejects with an `ApiError` or the reason of the request's own signal.
 */
export type Send = (request: Outgoing, accessToken: string | null) => Promise<unknown>

export function createSend(options: {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Told after each attempt whether the service was reached. */
  readonly onReachable?: ((reached: boolean) => void) | undefined
}): Send {
  const { fetch, clock, onReachable } = options
  return async (request, accessToken) => {
    const { endpoint, method, url, body, timeoutMs = DEFAULT_TIMEOUT_MS, signal } = request
    signal?.throwIfAborted()
    const stop = new AbortController()
    const init: RequestInit = {
      method,
      headers: headersOf(request, accessToken),
      cache: 'no-store',
      signal: signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]),
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }
    const cancelTimeout = clock.after(timeoutMs, () => stop.abort())
    try {
      const response = await fetch(url, init)
      const said = parse(await response.text())
      onReachable?.(true)
      if (response.ok) return said
      const { status, headers } = response
      throw refusalError({ endpoint, status, headers, body: said, now: clock.now() })
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      signal?.throwIfAborted()
      onReachable?.(false)
      throw stop.signal.aborted
        ? new ApiError(TIMED_OUT, { code: 'TIMEOUT', status: null }, { cause })
        : new ApiError('Network error', { code: 'NETWORK_ERROR', status: null }, { cause })
    } finally {
      cancelTimeout()
    }
  }
}

/** Form data brings a content type of its own: only the browser knows its boundary. */
export function headersOf(request: Outgoing, accessToken: string | null): Record<string, string> {
  const { body, idempotencyKey } = request
  return {
    Accept: 'application/json',
    ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
