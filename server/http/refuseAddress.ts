import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from '#server/web/errorAnswer.ts'

/** Path and query together, in characters: longer than any address of ours, and than most of anybody's. */
export const ADDRESS_MOST = 8_192

/**
 * Refuses addresses that nothing can have: too long (414), or with the sign NUL (400), which no text of a database
 * holds. What else is wrong with an address leads nowhere, as every other that was never given out.
 */
export const refuseAddress: MiddlewareHandler = async (call, next) => {
  const { pathname, search } = new URL(call.req.url)
  if (pathname.length + search.length > ADDRESS_MOST) return errorAnswer('ADDRESS_TOO_LONG')
  if (/%00/.test(pathname + search)) return errorAnswer('INVALID_REQUEST')
  return next()
}
