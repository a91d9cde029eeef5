import type { BoundedCache } from '../caches/boundedCache.ts'

/** A picture larger than this isn't kept (bytes). */
const BYTES_MOST = 8 * 1_048_576

interface PrivateFileOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly cache: BoundedCache
  /** Removes the cache as a whole. */
  readonly empty: () => Promise<unknown>
}

export interface PrivateFilePolicy {
  readonly answer: (request: Request, keepAlive: (work: Promise<unknown>) => void) => Promise<Response>
  /** The device changes hands: nothing kept, nor fetched at this moment, is kept any longer. */
  readonly forget: () => Promise<void>
}

/** A file of somebody's own that is shown as a whole; a video's parts are the browser's to ask for. */
export function isPrivateFile(request: Request, origin: string): boolean {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return false
  return url.pathname.startsWith('/files/') && (request.destination === 'image' || request.destination === '')
}

/** What a signed address leads to never changes; the signature does. */
export function privateFileKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/**
 * Pictures of results and of the gallery, from the cache first. They are kept for whoever uses this device and leave
 * with them.
 */
export function createPrivateFilePolicy({
  fetch,
  origin,
  cache,
  empty,
}: PrivateFileOptions): PrivateFilePolicy {
  let hands = 0

  async function keep(key: string, response: Response, ofHands: number): Promise<void> {
    await cache.put(key, response)
    // It changed hands while this was being written.
    if (ofHands !== hands) await empty()
  }

  return {
    async answer(request, keepAlive) {
      const ofHands = hands
      const key = privateFileKey(request.url)
      const kept = await cache.match(key)
      if (kept) return kept
      try {
        const response = await fetch(request)
        if (mayKeep(response, origin) && ofHands === hands) keepAlive(keep(key, response.clone(), ofHands))
        return response
      } catch {
        return Response.error()
      }
    },
    async forget() {
      hands += 1
      await empty()
    },
  }
}

function mayKeep(response: Response, origin: string): boolean {
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false
  if (response.url !== '' && new URL(response.url).origin !== origin) return false
  if (/\bno-store\b/.test(response.headers.get('cache-control') ?? '')) return false
  if (Number(response.headers.get('content-length') ?? 0) > BYTES_MOST) return false
  return (response.headers.get('content-type') ?? '').startsWith('image/')
}
