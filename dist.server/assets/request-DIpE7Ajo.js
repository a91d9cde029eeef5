import { Ni as TimedOut, Pi as withTimeout } from '../renderPage.js'
// src/api/request/request.ts
/** Nothing was answered: not in time, or the service could not be reached at all. */
var NoAnswer = class extends Error {
  name = 'NoAnswer'
  isTimeout
  constructor(isTimeout, cause) {
    super(isTimeout ? 'No answer in time' : 'No connection', { cause })
    this.isTimeout = isTimeout
  }
}
/** The one way of page and worker to a service that speaks JSON. What an answer means is its client's to say. */
function createSendRequest({ fetch = (...request) => globalThis.fetch(...request), clock, onReachable }) {
  return async ({ method, url, headers, body, timeoutMs, signal }) => {
    try {
      const answered = await withTimeout(
        async (stop) => {
          const response = await fetch(url, {
            method,
            headers: {
              Accept: 'application/json',
              ...contentType(body),
              ...headers,
            },
            cache: 'no-store',
            signal: stop,
            ...(body !== void 0 && { body: body instanceof FormData ? body : JSON.stringify(body) }),
          })
          const said = parseJson(await response.text())
          return {
            isOk: response.ok,
            status: response.status,
            headers: response.headers,
            said,
          }
        },
        {
          timeoutMs,
          signal,
          clock,
        },
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
/** Form data brings a content type of its own: only the browser knows its boundary. */
function contentType(body) {
  return body === void 0 || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }
}
/** What a text says as JSON; undefined for anything else. */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
export { createSendRequest as n, parseJson as r, NoAnswer as t }
