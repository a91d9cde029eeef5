import { NoAnswer, parseJson, type RequestOptions } from '../request/request.ts'
import { TimedOut, withTimeout } from '../request/withTimeout.ts'
import { type Clock, systemClock } from './clock.ts'
import { refusalError } from './refusal.ts'
import { DEFAULT_TIMEOUT_MS, headersOf, noAnswerError, type Outgoing } from './send.ts'

/**
 * Sends one request with a streamed answer, and resolves to its bytes as soon as it begins. Rejects with an `ApiError`
 * or the reason of the request's own signal, which ends the answer, too.
 */
export type OpenStream = (
  request: Outgoing,
  accessToken: string | null,
) => Promise<ReadableStream<Uint8Array>>

/** The way to such answers; options as of any other request. */
export function createOpenStream({
  fetch = (...request) => globalThis.fetch(...request),
  clock = systemClock,
  onReachable,
}: RequestOptions & { readonly clock?: Clock | undefined }): OpenStream {
  return async (request, accessToken) => {
    const { endpoint, method, url, timeoutMs = DEFAULT_TIMEOUT_MS, signal } = request
    const headers = { Accept: 'text/event-stream', ...headersOf(request, accessToken) }
    const answer = await withTimeout(
      (stop) => fetch(url, { method, headers, cache: 'no-store', signal: stop }),
      { timeoutMs, signal, clock },
    ).catch((cause: unknown) => {
      signal?.throwIfAborted()
      onReachable?.(false)
      throw noAnswerError(new NoAnswer(cause instanceof TimedOut, cause))
    })
    onReachable?.(true)
    if (answer.ok && answer.body !== null) return answer.body
    const { status } = answer
    const body = parseJson(await answer.text().catch(() => ''))
    throw refusalError({ endpoint, status, headers: answer.headers, body, now: clock.now() })
  }
}
