import type { Hono } from 'hono'
import { AREAS } from '#server/areas.ts'

/** The server's own addresses, independent of its areas: open to all. */
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
 * Throws when the server has an undeclared open address: one that is neither in the product API, whose endpoints
 * declare their access, nor named by an area.
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

/** `METHOD /path`, with `{name}` for a parameter. */
function addressesOf({ routes }: Hono): readonly string[] {
  return (
    routes
      // Handlers for a whole folder only pass requests on, or refuse the rest.
      .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('/*')))
      .map(
        ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}')}`,
      )
  )
}
