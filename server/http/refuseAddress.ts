import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'

/** Path and query together, in characters: longer than all our addresses, and than most of other sites. */
export const ADDRESS_MOST = 8_192

/**
 * Refuses impossible addresses: too long (414), or with the character NUL (400), which no text of a database holds. An
 * otherwise wrong address is not found, as any unknown one.
 */
export const refuseAddress: MiddlewareHandler = async (call, next) => {
  const { pathname, search } = new URL(call.req.url)
  if (pathname.length + search.length > ADDRESS_MOST) return errorAnswer('ADDRESS_TOO_LONG')
  if (/%00/.test(pathname + search)) return errorAnswer('INVALID_REQUEST')
  return next()
}
