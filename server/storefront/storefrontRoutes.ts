import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { addressOf } from '#server/api/callerAddress.ts'
import type { ServerContext } from '#server/context.ts'
import { sameSecret } from './cart/cartIds.ts'
import { createStorefrontYoga } from './graphql/storefrontYoga.ts'
import { publicOriginOf } from './publicOrigin.ts'
import { createRateLimit } from './rateLimit.ts'

export const TOKEN_HEADER = 'X-Shopify-Storefront-Access-Token'

/** An error in the body, in the form the real storefront gives it. */
function errorBody(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] }
}

/** The embedded storefront: `POST /{version}/graphql.json` with the public token in its header. */
export function storefrontRoutes(context: ServerContext): Hono {
  const yoga = createStorefrontYoga(context)
  const { publicToken, apiVersion, callsPerMinute } = context.config.storefront
  const limit = callsPerMinute === null ? null : createRateLimit(callsPerMinute)

  const routes = new Hono()
  const path = '/:version{\\d{4}-\\d{2}|unstable}/graphql.json'
  routes.use(path, async (c, next) => {
    c.header('X-Shopify-API-Version', apiVersion)
    c.header('Cache-Control', 'no-store')
    if (c.req.method !== 'POST') {
      return c.json(errorBody('Only POST is served here.', 'METHOD_NOT_ALLOWED'), 405, { Allow: 'POST' })
    }
    if (!sameSecret(c.req.header(TOKEN_HEADER) ?? '', publicToken)) {
      return c.json(errorBody('', 'UNAUTHORIZED'), 401)
    }
    const wait = limit?.(callerOf(c), context.now()) ?? 0
    if (wait > 0) {
      const seconds = String(Math.ceil(wait / 1000))
      return c.json(errorBody('Throttled', 'THROTTLED'), 429, { 'Retry-After': seconds })
    }
    await next()
    return undefined
  })
  routes.post(path, async (c) => {
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
      caller: addressOf(context, c),
    })
    return c.body(await answer.text(), answer.ok ? 200 : 400, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  })
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
