import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerContext } from '#server/context.ts'
import { sameSecret } from './cart/cartIds.ts'
import { ANY_ORIGIN, answerPreflight } from './crossOrigin.ts'
import { createStorefrontYoga } from './graphql/storefrontYoga.ts'
import { publicOriginOf } from './publicOrigin.ts'
import { createRateLimit } from './rateLimit.ts'

export const TOKEN_HEADER = 'X-Shopify-Storefront-Access-Token'
/** The header for calls from servers. Ours knows one token, which opens the same to both. */
const PRIVATE_TOKEN_HEADER = 'Shopify-Storefront-Private-Token'

/** Any version is answered by the one there is, as Shopify answers for versions that it no longer keeps. */
const PATHS = ['/graphql.json', '/:version{\\d{4}-\\d{2}|unstable}/graphql.json']

/** An error in the body, in the form the real storefront gives it. */
function errorBody(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] }
}

/**
 * The embedded storefront: `POST /{version}/graphql.json`, or without a version, with the public token in a header.
 * Pages of any origin may call it, as they may a real one: what it tells is public, and cookies it has none.
 */
export function storefrontRoutes(context: ServerContext): Hono {
  const yoga = createStorefrontYoga(context)
  const { publicToken, apiVersion, callsPerMinute } = context.config.storefront
  const limit = callsPerMinute === null ? null : createRateLimit(callsPerMinute)

  const routes = new Hono()
  const door = createMiddleware(async (c, next) => {
    c.header('X-Shopify-API-Version', apiVersion)
    c.header('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(ANY_ORIGIN)) c.header(name, value)
    if (c.req.method === 'OPTIONS') return answerPreflight(c)
    if (c.req.method !== 'POST') {
      const allow = { Allow: 'POST, OPTIONS' }
      return c.json(errorBody('Only POST is served here.', 'METHOD_NOT_ALLOWED'), 405, allow)
    }
    const token = c.req.header(TOKEN_HEADER) ?? c.req.header(PRIVATE_TOKEN_HEADER) ?? ''
    if (!sameSecret(token, publicToken)) return c.json(errorBody('', 'UNAUTHORIZED'), 401)
    const wait = limit?.(callerOf(c), context.now()) ?? 0
    if (wait > 0) {
      const seconds = String(Math.ceil(wait / 1000))
      return c.json(errorBody('Throttled', 'THROTTLED'), 429, { 'Retry-After': seconds })
    }
    await next()
    return undefined
  })
  const answerQuery = async (c: Context) => {
    const origin = publicOriginOf(c.req.raw, context.config.publicOrigin)
    // Asked for as plain JSON, yoga answers errors of a query with 200, as the real storefront does.
    const request = new Request('http://storefront/graphql', {
      method: 'POST',
      headers: { 'content-type': c.req.header('content-type') ?? '', accept: 'application/json' },
      body: await c.req.text(),
    })
    const answer = await yoga.fetch(request, {
      server: context,
      pictureOrigin: origin,
      checkoutOrigin: origin,
    })
    return c.body(await answer.text(), answer.ok ? 200 : 400, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  }
  for (const path of PATHS) routes.use(path, door).post(path, answerQuery)
  return routes
}

function callerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // Called within the process, without a connection.
    return ''
  }
}
