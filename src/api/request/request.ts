import type { Clock } from '../product/clock.ts'
import { TimedOut, withTimeout } from './withTimeout.ts'

/** One request to a service, to be sent once. */
export interface Requested {
  readonly method: string
  readonly url: string
  /** With the token, where there is one. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, form data and bytes as they are. */
  readonly body?: object | undefined
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** A service's answer, successful or not. */
export interface Answered {
  readonly isOk: boolean
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined for anything else. */
  readonly said: unknown
}

/** There was no answer: not in time, or the service could not be reached at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly isTimeout: boolean

  constructor(isTimeout: boolean, cause: unknown) {
    super(isTimeout ? 'No answer in time' : 'No connection', { cause })
    this.isTimeout = isTimeout
  }
}

/** Sends a request. Rejects with `NoAnswer` or the reason of the request's own signal, and with nothing else. */
export type SendRequest = (request: Requested) => Promise<Answered>

export interface RequestOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock?: Clock | undefined
  /** Told after each request whether the service was reached. */
  readonly onReachable?: ((reached: boolean) => void) | undefined
}

/** The one way of page and worker to a service that speaks JSON. Its client interprets the answer. */
export function createSendRequest({
  fetch = (...request) => globalThis.fetch(...request),
  clock,
  onReachable,
}: RequestOptions): SendRequest {
  return async ({ method, url, headers, body, timeoutMs, signal }) => {
    try {
      const answered = await withTimeout(
        async (stop): Promise<Answered> => {
          const response = await fetch(url, {
            method,
            headers: { Accept: 'application/json', ...contentType(body), ...headers },
            cache: 'no-store',
            signal: stop,
            ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
          })
          const said = parseJson(await response.text())
          return { isOk: response.ok, status: response.status, headers: response.headers, said }
        },
        { timeoutMs, signal, clock },
      )
      onReachable?.(true)
      return answered
    } catch (cause) {
      signal?.throwIfAborted()
      onReachable?.(false)
      throw new NoAnswer(cause instanceof TimedOut, cause)
    }
  }
}

const isRaw = (body: object): body is FormData | Blob => body instanceof FormData || body instanceof Blob

/** Form data brings a content type of its own, as bytes may: only the browser knows its boundary. */
export function contentType(body: object | undefined): Readonly<Record<string, string>> {
  return body === undefined || isRaw(body) ? {} : { 'Content-Type': 'application/json' }
}

/** Parses a text as JSON; undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
