import type { Endpoint } from '#domain/access/endpointAccess.ts'

/** `GET /a/{id}` as the router writes it. */
export function addressPattern(name: Endpoint): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') }
}
