import type { Context } from 'hono'

/** Lets pages of other origins read an answer, errors included. Without credentials: nothing here uses them. */
export const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Shopify-API-Version, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** The headers that storefront clients send. Others may be sent too: a browser gets them back as allowed. */
const CLIENT_HEADERS = [
  'Accept',
  'Accept-Language',
  'Content-Type',
  'Shopify-Storefront-Buyer-IP',
  'X-SDK-Variant',
  'X-SDK-Variant-Source',
  'X-SDK-Version',
  'X-Shopify-Storefront-Access-Token',
]
const HEADER_NAME = /^[\w-]{1,64}$/
const MOST_HEADERS = 32

/** Says which requests a page of another origin may send, for as long as browsers cache such an answer. */
export function answerPreflight(c: Context): Response {
  const asked = (c.req.header('Access-Control-Request-Headers') ?? '').split(',').map((name) => name.trim())
  const allowed = new Map(
    [...CLIENT_HEADERS, ...asked.filter((name) => HEADER_NAME.test(name)).slice(0, MOST_HEADERS)].map(
      (name) => [name.toLowerCase(), name],
    ),
  )
  return c.body(null, 204, {
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': [...allowed.values()].join(', '),
    'Access-Control-Max-Age': '7200',
    Vary: 'Access-Control-Request-Headers',
  })
}
