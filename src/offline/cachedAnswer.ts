import { CACHED_AT_HEADER } from '#api/storefront/cachedAtHeader.ts'

export { CACHED_AT_HEADER }

/** The size of a kept answer's body, so that caches can be measured without reading them. */
export const BYTES_HEADER = 'X-Iskra-Bytes'

/** Headers that describe an answer's transport, not its content; they would mislead in the cache. */
const NOT_KEPT = ['vary', 'content-encoding', 'content-length', 'set-cookie', 'transfer-encoding']

/** `response` as it is to be kept: with its age and size, and free of `Vary`, so that its key alone finds it. */
export async function cachedAnswer(response: Response, now: Date): Promise<Response> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  for (const name of NOT_KEPT) headers.delete(name)
  headers.set(CACHED_AT_HEADER, now.toISOString())
  headers.set(BYTES_HEADER, String(body.size))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/** When `response` was kept, in ms since 1970; 0 when it carries no age. */
export function cachedAt(response: Response): number {
  const time = Date.parse(response.headers.get(CACHED_AT_HEADER) ?? '')
  return Number.isNaN(time) ? 0 : time
}

/** Size of the kept body; 0 when unknown. */
export function cachedBytes(response: Response): number {
  return Number(response.headers.get(BYTES_HEADER) ?? 0)
}
