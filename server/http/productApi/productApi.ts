import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { type Access, authorize, needsRecentProof } from '#domain/access/access.ts'
import { findCaller } from '#server/accounts/auth/callers.ts'
import { requireRecentProof } from '#server/accounts/auth/recentProof.ts'
import { visitorOf } from '#server/accounts/auth/userView.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import type { Caller, ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal, refusalAnswer } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isOutage, OUTAGE_PAUSE_SECONDS } from '#server/platform/outage.ts'
import { answerOnce } from '#server/platform/repeatableCalls/repeatableCalls.ts'
import { takesFile } from '#server/platform/web/bodyTime.ts'
import { productEndpoints } from './productEndpoints.ts'
import { addressPattern } from './addressPattern.ts'

/** The largest body of a call, except those with a limit of their own and those with a file. */
const MOST_BODY_BYTES = 64 * 1024

const bodyOf = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => refusalAnswer(new Refusal('PAYLOAD_TOO_LARGE')) })

/**
 * The product API, `/api/v1/…`. Each call is authorized by its endpoint's access first; a duplicate endpoint keeps the
 * server from starting.
 */
export function productApi(context: ServerContext): Hono {
  const routes = new Hono()
  let document: Promise<Record<string, unknown>> | null = null
  const endpoints: readonly ServedEndpoint[] = productEndpoints(context, () => (document ??= describe()))
  // It is made only when asked for.
  const describe = async () =>
    (await import('./openApi.ts')).openApiDocument(endpoints, context.config.publicOrigin)
  refuseDoubles(endpoints)

  routes.use('/api/v1/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  // Articles are the same for all, and change seldom: a client that has them gets a 304.
  routes.use('/api/v1/content/*', etag({ weak: true }))
  for (const endpoint of endpoints) {
    const { method, path } = addressPattern(endpoint.name)
    const { mostBytes = MOST_BODY_BYTES } = endpoint.shape
    const limit = endpoint.shape.takesFile === true ? takesFile : bodyOf(mostBytes)
    routes.on(method, path, limit, (c) => answer(context, endpoint, c))
  }
  routes.onError((error, c) => {
    if (error instanceof Refusal) return refusalAnswer(error)
    // The client is gone: the answer isn't read, and this is no error of ours.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    context.log.error('a call failed', { method: c.req.method, path: c.req.routePath, error })
    if (isOutage(error)) {
      return refusalAnswer(new Refusal('SERVICE_UNAVAILABLE', { retryAfter: OUTAGE_PAUSE_SECONDS }))
    }
    return refusalAnswer(new Refusal('INTERNAL_ERROR'))
  })
  return routes
}

async function answer(context: ServerContext, endpoint: ServedEndpoint, c: Context): Promise<Response> {
  const caller = await findCaller(context, c.req.header('Authorization') ?? null)
  judge(endpoint.access, caller)
  if (caller !== null && needsRecentProof(endpoint.access)) {
    await requireRecentProof(context, caller, c.req.raw)
  }
  const call = {
    caller,
    request: c.req.raw,
    address: addressOf(context, c),
    parameters: c.req.param(),
  }
  return answerOnce(context, endpoint, call)
}

/** Throws unless this caller has such access. */
function judge(access: Access, caller: Caller | null): void {
  switch (authorize(access, caller === null ? null : visitorOf(caller.user))) {
    case 'allowed':
      return
    case 'sign-in':
      throw new Refusal('UNAUTHORIZED')
    case 'verify':
      throw new Refusal('EMAIL_NOT_VERIFIED')
    case 'forbidden':
      throw new Refusal('FORBIDDEN')
  }
}

function refuseDoubles(endpoints: readonly ServedEndpoint[]): void {
  const served = endpoints.map(({ name }) => name)
  const doubled = served.filter((name, index) => served.indexOf(name) !== index)
  if (doubled.length > 0) throw new Error(`Served twice: ${doubled.join(', ')}`)
}
