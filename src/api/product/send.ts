import { NoAnswer, type SendRequest } from '../request/request.ts'
import { ApiError } from './apiError.ts'
import type { Clock } from './clock.ts'
import { refusalError, TIMED_OUT } from './refusal.ts'

/** Specification part 2, section 9. */
export const DEFAULT_TIMEOUT_MS = 30_000

/** One request, whole but for its token. */
export interface Outgoing {
  /** The endpoint's name, for texts and logs: the address itself may hold private data. */
  readonly endpoint: string
  readonly method: string
  readonly url: string
  readonly body?: object | undefined
  readonly idempotencyKey?: string | undefined
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends one request once and resolves to the body of a successful answer: parsed JSON, or undefined for anything else.
 * Rejects with an `ApiError` or the reason of the request's own signal.
 */
export type Send = (request: Outgoing, accessToken: string | null) => Promise<unknown>

export function createSend(sendRequest: SendRequest, clock: Clock): Send {
  return async (request, accessToken) => {
    const { endpoint, method, url, body, timeoutMs = DEFAULT_TIMEOUT_MS, signal } = request
    const headers = headersOf(request, accessToken)
    const { isOk, said, ...refusal } = await sendRequest({
      method,
      url,
      headers,
      body,
      timeoutMs,
      signal,
    }).catch((cause: unknown) => Promise.reject(cause instanceof NoAnswer ? noAnswerError(cause) : cause))
    if (isOk) return said
    throw refusalError({ endpoint, ...refusal, body: said, now: clock.now() })
  }
}

/** The error of a request that got no answer. */
export function noAnswerError(cause: NoAnswer): ApiError {
  return cause.isTimeout
    ? new ApiError(TIMED_OUT, { code: 'TIMEOUT', status: null }, { cause })
    : new ApiError('Network error', { code: 'NETWORK_ERROR', status: null }, { cause })
}

/** The request's own headers, besides those of its body. */
export function headersOf({ idempotencyKey }: Outgoing, accessToken: string | null): Record<string, string> {
  return {
    ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}
