import { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { errorAnswer } from '#server/web/errorAnswer.ts'
import { isKnownTag } from '#server/web/knownTag.ts'
import { parseRange } from '#server/web/byteRange.ts'
import { readFileAddress } from './fileAddress.ts'
import type { JudgeFile, NamedGround } from './fileGround.ts'
import { fileStore } from './storeOf.ts'

/** Who judges the files of each folder. What lies elsewhere is shown to nobody. */
export type FileJudges = Readonly<Record<string, JudgeFile>>

/** How long a browser may show what isn't its owner's without asking whether it still may, in seconds. */
const OTHERS_SECONDS = 60

/**
 * `GET /files/{key}?until=…&for=…&sig=…`: stored files for whoever has a signed address, in parts where the browser
 * asks for them, as it does for sound and video. 404 for an address that was never made, 410 for one that has run out
 * or whose ground is gone.
 */
export function fileRoutes(context: ServerContext, judges: FileJudges): Hono {
  const app = new Hono()
  app.get('*', (call) => answerWithStored(context, judges, call.req.raw))
  return app
}

/** A call with none of them gets the whole file: it needn't be looked at first. */
const CONDITIONS = ['range', 'if-none-match']

async function answerWithStored(
  context: ServerContext,
  judges: FileJudges,
  request: Request,
): Promise<Response> {
  const asked = readFileAddress(context, new URL(request.url))
  if (asked.kind === 'unknown') return errorAnswer('NOT_FOUND')
  if (asked.kind === 'run-out') return errorAnswer('LINK_INVALID')
  const { key, ground, until, downloadName } = asked
  const judge = judges[key.split('/', 1)[0] ?? '']
  if (judge === undefined) return errorAnswer('NOT_FOUND')
  if (!(await judge(context, key, ground))) return errorAnswer('LINK_INVALID')
  const store = fileStore(context)
  const isPlain = request.method !== 'HEAD' && !CONDITIONS.some((name) => request.headers.has(name))
  const whole = isPlain ? await store.open(key) : null
  const stored = whole ?? (isPlain ? null : await store.stat(key))
  if (stored === null) return errorAnswer('NOT_FOUND')

  const etag = `"${stored.version}"`
  const seconds = Math.min(
    Math.floor((until.getTime() - context.now().getTime()) / 1000),
    isOwners(ground) ? Infinity : OTHERS_SECONDS,
  )
  const headers = new Headers({
    'content-type': stored.mediaType,
    // Not longer than the address is good; no proxy may answer somebody else with it.
    'cache-control': `private, max-age=${seconds}, no-transform`,
    'accept-ranges': 'bytes',
    'content-disposition': downloadName === null ? 'inline' : attachment(downloadName),
    etag,
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

function isOwners({ kind }: NamedGround): boolean {
  return kind === 'session' || kind === 'export'
}

/** A file to be saved, under a name of any letters (RFC 6266). */
function attachment(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
