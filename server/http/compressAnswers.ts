import type { MiddlewareHandler } from 'hono'
import { compress, encodingFor } from './compression.ts'

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/

/** Compresses text answers that are made anew each time; compressed ones, other types and streams stay as they are. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const answer = context.res
  const type = answer.headers.get('content-type') ?? ''
  if (answer.body === null || !TEXT.test(type) || answer.headers.has('content-encoding')) return
  if (answer.headers.has('content-range') || answer.headers.get('cache-control')?.includes('no-transform'))
    return
  const body = Buffer.from(await answer.arrayBuffer())
  const encoding = encodingFor(context.req.raw, body.length)
  const headers = new Headers(answer.headers)
  const vary = headers.get('vary')
  if (!vary?.toLowerCase().includes('accept-encoding')) headers.append('vary', 'Accept-Encoding')
  const sent = encoding === null ? body : await compress(body, encoding)
  if (encoding !== null) {
    headers.set('content-encoding', encoding)
    // The bytes differ from those that a strong tag stands for.
    const etag = headers.get('etag')
    if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  }
  headers.set('content-length', String(sent.length))
  context.res = undefined
  context.res = new Response(new Uint8Array(sent), { status: answer.status, headers })
}
