import { cachedBytes } from '#offline/cachedAnswer.ts'
import type { BoundedCache } from '../caches/boundedCache.ts'

/** What a page's picture element sends: the picture service chooses the format by it. */
export const PICTURE_ACCEPT = 'image/avif,image/webp,image/*;q=0.8'

interface PictureOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly cache: BoundedCache
  readonly matchPacks: (key: string) => Promise<readonly Response[]>
  readonly matchPackVersions: (key: string) => Promise<readonly Response[]>
}

export interface PicturePolicy {
  readonly answer: (request: Request, keepAlive: (work: Promise<unknown>) => void) => Promise<Response>
}

/** A picture shown by a page: of our own picture service, or of a store's content network. */
export function isPicture(request: Request, origin: string): boolean {
  const url = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('range')) return false
  if (url.origin === origin && url.pathname.startsWith('/media/'))
    return request.destination === 'image' || request.destination === ''
  return (
    request.destination === 'image' && url.protocol.startsWith('http') && !url.pathname.startsWith('/api/')
  )
}

/** The address a picture is kept under. What formats a browser takes doesn't change on one device, so `Accept` is no part of it. */
export function pictureKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/**
 * Pictures come from the cache first: their addresses change with their content. Without a network any other width
 * of the same picture is better than none.
 */
export function createPicturePolicy(options: PictureOptions): PicturePolicy {
  const { cache, matchPacks, matchPackVersions } = options

  return {
    async answer(request, keepAlive) {
      const key = pictureKey(request.url)
      const kept = (await cache.match(key)) ?? (await matchPacks(key))[0]
      if (kept) return kept
      try {
        const response = await fetchReadable(request, options)
        if (mayCachePicture(response)) keepAlive(cache.put(key, response.clone()))
        return response
      } catch {
        const versions = [...(await cache.matchVersions(key)), ...(await matchPackVersions(key))]
        return largest(versions) ?? Response.error()
      }
    },
  }
}

/**
 * A page's picture from another origin would come back opaque: unreadable, and counted by browsers as megabytes.
 * Content networks allow CORS, so it is asked for that way; one that doesn't gets the page's own request, unkept.
 */
async function fetchReadable(request: Request, { fetch, origin }: PictureOptions): Promise<Response> {
  if (request.mode !== 'no-cors' || new URL(request.url).origin === origin) return fetch(request)
  const headers = { accept: request.headers.get('accept') ?? 'image/*' }
  const readable = new Request(request.url, { mode: 'cors', credentials: 'omit', headers })
  return fetch(readable).catch(() => fetch(request))
}

/** True for a whole, public picture. */
export function mayCachePicture(response: Response): boolean {
  if (response.status !== 200 || response.type === 'opaque') return false
  if (/\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '')) return false
  return (response.headers.get('content-type') ?? '').startsWith('image/')
}

function largest(responses: readonly Response[]): Response | undefined {
  return responses.toSorted((one, other) => cachedBytes(other) - cachedBytes(one))[0]
}
