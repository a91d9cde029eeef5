import { Hono } from 'hono'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { readFileAddress } from './fileAddress.ts'
import type { AuthorizeFile, NamedGrant } from './fileGrant.ts'
import { storedAnswer } from './storedAnswer.ts'

/** Authorization for the files of each folder. Files elsewhere are never shown. */
export type FileJudges = Readonly<Record<string, AuthorizeFile>>

/** How long a browser may show another person's file without revalidating, in seconds. */
const OTHERS_SECONDS = 60

/**
 * `GET /files/{key}?until=…&for=…&sig=…`: stored files for people with a signed address, in ranges when the browser
 * asks for them, as it does for sound and video. 404 for an address that was never made, 410 for one that has expired
 * or whose grant is gone.
 */
export function fileRoutes(context: ServerContext, judges: FileJudges): Hono {
  const app = new Hono()
  app.get('*', (call) => answerWithStored(context, judges, call.req.raw))
  return app
}

async function answerWithStored(
  context: ServerContext,
  judges: FileJudges,
  request: Request,
): Promise<Response> {
  const asked = readFileAddress(context, new URL(request.url))
  if (asked.kind === 'unknown') return errorAnswer('NOT_FOUND')
  if (asked.kind === 'run-out') return errorAnswer('LINK_INVALID')
  const { key, grant, until, downloadName } = asked
  const judge = judges[key.split('/', 1)[0] ?? '']
  if (judge === undefined) return errorAnswer('NOT_FOUND')
  if (!(await judge(context, key, grant))) return errorAnswer('LINK_INVALID')
  const seconds = Math.min(
    Math.floor((until.getTime() - context.now().getTime()) / 1000),
    isOwners(grant) ? Infinity : OTHERS_SECONDS,
  )
  return storedAnswer(context, request, key, {
    // No longer than the address is valid; a proxy must not answer another person with it.
    'cache-control': `private, max-age=${seconds}, no-transform`,
    ...(downloadName === null ? {} : { 'content-disposition': attachment(downloadName) }),
  })
}

function isOwners({ kind }: NamedGrant): boolean {
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
