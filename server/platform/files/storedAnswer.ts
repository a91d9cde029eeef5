import type { ServerContext } from '#server/platform/context.ts'
import { parseRange } from '#server/platform/web/byteRange.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { isKnownTag } from '#server/platform/web/knownTag.ts'
import { fileStore } from './storeOf.ts'

/** A call without any of them gets the whole file, without a look at it first. */
const CONDITIONS = ['range', 'if-none-match']

/** Answers with a stored file, whole or in the requested range; 404 when there is none. */
export async function storedAnswer(
  context: ServerContext,
  request: Request,
  key: string,
  own: { readonly 'cache-control': string; readonly 'content-disposition'?: string },
): Promise<Response> {
  const store = fileStore(context)
  const isPlain = request.method !== 'HEAD' && !CONDITIONS.some((name) => request.headers.has(name))
  const whole = isPlain ? await store.open(key) : null
  const stored = whole ?? (isPlain ? null : await store.stat(key))
  if (stored === null) return errorAnswer('NOT_FOUND')

  const etag = `"${stored.version}"`
  const headers = new Headers({
    'content-type': stored.mediaType,
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    etag,
    ...own,
  })
  if (isKnownTag(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers })
  }

  const ifRange = request.headers.get('if-range')
  const range = ifRange === null || ifRange === etag ? request.headers.get('range') : null
  const part = range === null ? 'ignored' : parseRange(range, stored.bytes)
  if (part === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stored.bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const [first, last] = part === 'ignored' ? [0, stored.bytes - 1] : [part.start, part.end]
  headers.set('content-length', String(last - first + 1))
  if (part !== 'ignored') headers.set('content-range', `bytes ${first}-${last}/${stored.bytes}`)
  const status = part === 'ignored' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const opened = whole ?? (await store.open(key, part === 'ignored' ? undefined : { first, last }))
  return opened === null ? errorAnswer('NOT_FOUND') : new Response(opened.body, { status, headers })
}
