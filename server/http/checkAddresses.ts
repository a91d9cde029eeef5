import type { Hono } from 'hono'
import { AREAS } from '#server/areas.ts'

/** What the server answers by itself, whatever its areas are: open to anybody. */
const OWN_ADDRESSES = [
  'GET /api/health',
  'GET /config.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /feed.xml',
  'GET /feed.json',
  'GET /feed/{file}',
  'GET /*',
]

/**
 * Throws when the server answers at an address that nobody has said is open: none of the product API's, whose
 * endpoints say who may use them, nor of those that an area names.
 */
export function checkAddresses(app: Hono, productApi: Hono): void {
  const known = new Set([
    ...addressesOf(productApi),
    ...AREAS.flatMap(({ services }) => services?.addresses ?? []),
    ...OWN_ADDRESSES,
  ])
  const unknown = new Set(addressesOf(app).filter((address) => !known.has(address)))
  if (unknown.size > 0) {
    throw new Error(`No area names among its services: ${[...unknown].join(', ')}`)
  }
}

/** `METHOD /path`, with `{name}` for what a call fills in. */
function addressesOf({ routes }: Hono): readonly string[] {
  return (
    routes
      // What stands in front of a whole folder answers nobody by itself, or refuses what is left over.
      .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('/*')))
      .map(
        ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}')}`,
      )
  )
}
