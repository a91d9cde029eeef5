import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from '#server/platform/web/acceptsEncoding.ts'

export type ContentEncoding = 'br' | 'gzip'

/** Below this, bytes, the headers cost more than compression saves. */
const WORTH_IT = 1_024

/** The best encoding that a request accepts for a body of that many bytes; null for none. */
export function encodingFor(request: Request, bytes: number): ContentEncoding | null {
  if (bytes < WORTH_IT) return null
  const accepted = request.headers.get('accept-encoding')
  return acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : null
}

/** A fast level: it costs a millisecond or two per 100 kB. */
export function compress(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

/** The body that was compressed by `compress` with `br`. */
export function decompress(brotli: Buffer): Promise<Buffer> {
  return promisify(brotliDecompress)(brotli)
}
