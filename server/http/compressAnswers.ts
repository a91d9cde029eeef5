import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptsEncoding } from '#server/web/acceptsEncoding.ts'

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/
const WORTH_IT = 1_024

/**
 * Compresses answers of text that are made anew each time; what is compressed already, is no text or streams
 * goes through as it is. A quick level: it costs a millisecond or two per 100 kB.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const answer = context.res
  const type = answer.headers.get('content-type') ?? ''
  if (answer.body === null || !TEXT.test(type) || answer.headers.has('content-encoding')) return
  if (answer.headers.has('content-range') || answer.headers.get('cache-control')?.includes('no-transform'))
    return
  const accepted = context.req.header('accept-encoding') ?? null
  const encoding = acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : null
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  const vary = headers.get('vary')
  if (!vary?.toLowerCase().includes('accept-encoding')) headers.append('vary', 'Accept-Encoding')
  const small = encoding === null || body.length < WORTH_IT
  const sent = small ? body : await compress(body, encoding)
  if (!small) {
    headers.set('content-encoding', encoding)
    // The bytes are no longer those that a strong tag vouches for.
    const etag = headers.get('etag')
    if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  }
  headers.set('content-length', String(sent.length))
  context.res = undefined
  context.res = new Response(new Uint8Array(sent), { status: answer.status, headers })
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}
