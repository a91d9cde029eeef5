import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { SERVICE_FOLDERS } from '#domain/addresses/serviceFolders.ts'
import type { Page } from '#server/http/page/page.ts'
import { productApiOf } from '#server/http/productApi/productApiOf.ts'
import { networkOf } from '#server/platform/api/callerAddress.ts'
import { Refusal, refusalAnswer } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { inLane, type Lane } from '#server/platform/database/lanes.ts'
import { isOutage, OUTAGE_PAUSE_SECONDS } from '#server/platform/outage.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { type AnswerKind, inlineHashes, securityHeaders } from '#server/platform/web/securityHeaders.ts'
import { withoutSecrets } from '#server/platform/web/withoutSecrets.ts'
import { createAdmission } from './admission.ts'
import { checkAddresses } from './checkAddresses.ts'
import { closeUnread } from './closeUnread.ts'
import { compressAnswers } from './compressAnswers.ts'
import { documentRoutes } from './document.ts'
import { mountAreas } from './mountAreas.ts'
import { answerOtherMethods } from './otherMethods.ts'
import { feedRoutes } from './feeds.ts'
import { refuseAddress } from './refuseAddress.ts'
import { answerWithFile } from './staticFiles.ts'
import { runtimeConfigOf } from './runtimeConfigOf.ts'
import { siteMapRoutes } from './siteMap.ts'

/** The largest body of any call (8 MiB); areas have lower limits of their own. */
const MOST_BODY_BYTES = 8_388_608

/** Whether the server takes requests now, for a health check. */
export type ServerState = 'starting' | 'ready' | 'closing' | 'no-database' | 'no-room'

/** Every answer of the server on its one port, except for files that Vite serves in development. */
export async function createApp(
  context: ServerContext,
  page: Page,
  state: () => ServerState | Promise<ServerState>,
): Promise<Hono> {
  const headersFor = securityHeaders(context.config, {
    ...inlineHashes(await page.html('/')),
    development: page.development,
  })
  const app = new Hono()

  app.use(async (call, next) => {
    await next()
    // A browser overwrites its cached headers with those of a 304: another policy than the document's would break the
    // page.
    if (call.res.status === 304) return
    for (const [name, value] of Object.entries(headersFor(kindOf(call.req.path, call.res)))) {
      // An area may be stricter than this.
      if (!call.res.headers.has(name)) call.res.headers.set(name, value)
    }
  })
  app.use(closeUnread())
  app.use(compressAnswers)
  app.use(refuseAddress)
  const limit = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: () => errorAnswer('PAYLOAD_TOO_LARGE') })
  // The product API has a limit for each of its calls, and some take files.
  app.use('/api/*', (call, next) => (call.req.path.startsWith('/api/v1/') ? next() : limit(call, next)))

  app.get('/api/health', async () => {
    const now = await state()
    return Response.json(
      { status: now, version: runtimeConfigOf(context.config).version, build: page.buildId },
      {
        status: now === 'ready' ? 200 : 503,
        headers: {
          'cache-control': 'no-store',
          ...((now === 'no-database' || now === 'no-room') && {
            'retry-after': String(OUTAGE_PAUSE_SECONDS),
          }),
        },
      },
    )
  })
  app.get('/config.json', (call) =>
    call.json(runtimeConfigOf(context.config), 200, { 'cache-control': 'no-cache' }),
  )
  // These have lanes of their own, and wait for nobody, however many other requests there are.
  const admission = createAdmission()
  const urgent =
    (lane: Lane): MiddlewareHandler =>
    (_call, next) => {
      admission.noteUrgent()
      return inLane(lane, next)
    }
  for (const path of ['/api/checkout/*', '/api/forms/*']) app.use(path, urgent('paying'))
  app.use('/api/storefront/*', urgent('shopping'))
  app.use('/api/v1/*', async (call, next) => {
    await admission.enter(networkOf(context, call), call.req.raw.signal)
    return next()
  })
  mountAreas(app, context)
  const answerOthers = answerOtherMethods(app)
  for (const folder of SERVICE_FOLDERS) app.all(`${folder}/*`, answerOthers)
  app.route('/', siteMapRoutes(context))
  app.route('/', feedRoutes(context))

  app.get('*', async (call, next) => {
    const file = page.files.get(call.req.path) ?? (await page.fileOfBuildBefore(call.req.path))
    if (file === null) return next()
    return answerWithFile(call.req.raw, file)
  })
  app.route('/', documentRoutes(context, page, admission))
  app.all('*', () => errorAnswer('METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' }))

  checkAddresses(app, productApiOf(context))
  app.onError((error, call) => {
    // The client is gone: the answer isn't read, and this is no error of ours.
    if (call.req.raw.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof Refusal) return refusalAnswer(error)
    const path = withoutSecrets(call.req.path)
    context.log.error('a request failed', { method: call.req.method, path, error })
    return isOutage(error) ? unavailable() : errorAnswer('INTERNAL_ERROR')
  })
  return app
}

function unavailable(): Response {
  return errorAnswer('SERVICE_UNAVAILABLE', { 'retry-after': String(OUTAGE_PAUSE_SECONDS) })
}

/** The script in which the text tool checks texts, and which fetches its dictionary. */
const TEXT_WORKER = /^\/assets\/checkTexts\.worker-[\w-]+\.js$/u

function kindOf(path: string, answer: Response): AnswerKind {
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) return 'document'
  // The targets of the storefront's answers: other people's storefronts show the products and the shop's mark.
  if (/^\/(?:media|icons)\//.test(path) && /^(?:image|video)\//.test(type)) return 'picture'
  if (TEXT_WORKER.test(path)) return 'text-worker'
  return path === '/sw.js' ? 'worker' : 'other'
}
