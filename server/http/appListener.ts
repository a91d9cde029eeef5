import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '#server/platform/log.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'

/** Passes HTTP requests to the app; one without a valid host or address is refused before it. */
export function appListener(app: Hono, log: Log): RequestListener {
  const listener = getRequestListener(app.fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) return errorAnswer('INVALID_REQUEST')
      log.error('a request failed', { error })
      return errorAnswer('INTERNAL_ERROR')
    },
  })
  return (request, response) => {
    listener(request, response).catch((error: unknown) => log.error('a request failed', { error }))
  }
}
