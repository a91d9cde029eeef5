import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { addressOf, networksOf } from '#server/platform/api/callerAddress.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sameSecret } from './cart/cartIds.ts'
import { ANY_ORIGIN, answerPreflight } from './crossOrigin.ts'
import { createCostMeter } from './graphql/costMeter.ts'
import { HIGHEST_COST } from './graphql/queryLimits.ts'
import { createStorefrontYoga } from './graphql/storefrontYoga.ts'
import { publicOriginOf } from './publicOrigin.ts'
import { createRateLimit } from './rateLimit.ts'

export const TOKEN_HEADER = 'X-Shopify-Storefront-Access-Token'
/** The header for calls from servers. Ours knows one token, which gives the same access to both. */
const PRIVATE_TOKEN_HEADER = 'Shopify-Storefront-Private-Token'

/** Every version gets the present one's answer, as Shopify answers for versions that it no longer keeps. */
const PATHS = ['/graphql.json', '/:version{\\d{4}-\\d{2}|unstable}/graphql.json']

/** The size of the largest cart and the longest query, and some room. */
const MOST_BODY_BYTES = 320 * 1024

/** A query counts as one more call each time it costs this, so that expensive ones don't count as one each. */
const COST_OF_A_CALL = 1_000

/** An error in the body, in the form of the real storefront. */
function errorBody(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] }
}

/**
 * The embedded storefront: `POST /{version}/graphql.json`, or without a version, with the public token in a header.
 * Pages of any origin may call it, as they may a real one: its data is public, and it uses no cookies.
 */
export function storefrontRoutes(context: ServerContext): Hono {
  const yoga = createStorefrontYoga(context)
  const { publicToken, apiVersion, callsPerMinute } = context.config.storefront
  const limit = createRateLimit(callsPerMinute)

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
    const waitMs = limit(networksOf(context, c), context.now())
    if (waitMs > 0) return throttled(c, waitMs)
    await next()
    return undefined
  })
  const answerQuery = async (c: Context) => {
    const origin = publicOriginOf(c.req.raw, context.config)
    // For a request as plain JSON, yoga answers errors of a query with 200, as the real storefront does.
    const request = new Request('http://storefront/graphql', {
      method: 'POST',
      headers: { 'content-type': c.req.header('content-type') ?? '', accept: 'application/json' },
      body: await c.req.text(),
    })
    const [caller, networks] = [addressOf(context, c), networksOf(context, c)]
    const meter = createCostMeter(HIGHEST_COST, (cost) => {
      const more = Math.floor(cost / COST_OF_A_CALL)
      return more === 0 ? 0 : limit(networks, context.now(), more)
    })
    const graph = { server: context, pictureOrigin: origin, checkoutOrigin: origin, caller, meter }
    const answer = await yoga.fetch(request, graph)
    if (meter.waitMs > 0) return throttled(c, meter.waitMs)
    const text = await answer.text()
    // For an unreadable body it has no message at all.
    if (text === '') return c.json(errorBody('The request is not valid.', 'BAD_REQUEST'), 400)
    return c.body(text, answer.ok ? 200 : 400, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  }
  const body = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge })
  for (const path of PATHS) routes.use(path, door).post(path, body, answerQuery)
  return routes
}

function tooLarge(c: Context) {
  return c.json(errorBody('The request is too large.', 'BAD_REQUEST'), 413)
}

function throttled(c: Context, waitMs: number) {
  const seconds = String(Math.ceil(waitMs / 1000))
  return c.json(errorBody('Throttled', 'THROTTLED'), 429, { 'Retry-After': seconds })
}
