import type { EndpointName } from '#server/platform/api/endpoint.ts'

/** `GET /a/{id}` as the router writes it. */
export function addressPattern(name: EndpointName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') }
}
