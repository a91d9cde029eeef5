import type { Hono } from 'hono'
import { ENDPOINT_ACCESS, SERVICE_ACCESS } from '#domain/access/endpointAccess.ts'

/** Throws when the server answers at an address that no table says who may use. */
export function checkAddresses({ routes }: Hono): void {
  const unknown = routes
    // What stands in front of a whole folder answers nobody by itself, or refuses what is left over.
    .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('/*')))
    .map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}')}`,
    )
    .filter((name) => !Object.hasOwn(ENDPOINT_ACCESS, name) && !Object.hasOwn(SERVICE_ACCESS, name))
  if (unknown.length > 0) {
    throw new Error(`Nobody says who may use ${[...new Set(unknown)].join(', ')}: see ENDPOINT_ACCESS`)
  }
}
