import { open, readFile } from 'node:fs/promises'
import type { PageFile } from '#server/http/page/pageFiles.ts'
import { acceptsEncoding } from '#server/platform/web/acceptsEncoding.ts'
import { type ByteRange, parseRange } from '#server/platform/web/byteRange.ts'

/**
 * Answers with a file of the built page: in the smallest form the client accepts, `304` for an unchanged one, `206` for
 * a range (then never compressed, so that byte numbers mean the file's own bytes).
 */
export async function answerWithFile(request: Request, file: PageFile): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'Accept-Encoding',
  })
  const range = request.headers.get('range')
  const wantsPart = range !== null && isUnchanged(request.headers.get('if-range'), file)
  const encoding = wantsPart ? null : chooseEncoding(request, file)
  const form = (encoding === null ? undefined : file.encodings.get(encoding)) ?? file
  // Each form has a tag of its own: a strong tag promises equal bytes.
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
  headers.set('etag', etag)
  if (encoding !== null) headers.set('content-encoding', encoding)
  else headers.set('accept-ranges', 'bytes')

  if (isKnown(request.headers.get('if-none-match'), file)) return new Response(null, { status: 304, headers })
  if (!wantsPart) {
    headers.set('content-length', String(form.size))
    return new Response(request.method === 'HEAD' ? null : await readFile(form.path), { headers })
  }
  const part = parseRange(range, file.size)
  if (part === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  if (part === 'ignored') {
    headers.set('content-length', String(file.size))
    return new Response(request.method === 'HEAD' ? null : await readFile(file.path), { headers })
  }
  headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  headers.set('content-length', String(part.end - part.start + 1))
  return new Response(request.method === 'HEAD' ? null : await readPart(file.path, part), {
    status: 206,
    headers,
  })
}

function chooseEncoding(request: Request, file: PageFile): 'br' | 'gzip' | null {
  const accepted = request.headers.get('accept-encoding')
  const chosen = (['br', 'gzip'] as const).find(
    (name) => file.encodings.has(name) && acceptsEncoding(accepted, name),
  )
  return chosen ?? null
}

/** `If-Range` asks for a range only if the client's copy is of this file. */
function isUnchanged(ifRange: string | null, file: PageFile): boolean {
  return ifRange === null || ifRange === `"${file.etag}"`
}

function isKnown(ifNoneMatch: string | null, file: PageFile): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.some((tag) => tag === '*' || tag.replace(/-(?:br|gzip)"$/, '"') === `"${file.etag}"`)
}

async function readPart(path: string, part: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({
    buffer: new Uint8Array(part.end - part.start + 1),
    position: part.start,
  })
  return buffer.subarray(0, bytesRead)
}
