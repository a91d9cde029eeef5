import { cachedAnswer, cachedAt, cachedBytes } from '#offline/cachedAnswer.ts'
import { type CacheLimits, entriesToDrop } from './cacheLimits.ts'
import { fromCache } from './fromCache.ts'
import { isDiskFull } from './quota.ts'

/** A cache that keeps itself within limits. Keys are addresses; what `Vary` says does not matter. */
export interface BoundedCache {
  /** Undefined too where the cache fails or never answers. */
  match(key: string): Promise<Response | undefined>
  /** Every kept answer whose address differs from `key` in its query at most; none where the cache never answers. */
  matchVersions(key: string): Promise<readonly Response[]>
  /** Keeps a copy with its age; on a full disk makes room first, and without success reports and keeps nothing. */
  put(key: string, response: Response): Promise<void>
  /** The addresses of all that is kept, the one put last at the end. */
  keys(): Promise<readonly string[]>
  delete(key: string): Promise<void>
  trim(): Promise<void>
}

interface BoundedCacheOptions {
  readonly name: string
  readonly limits: CacheLimits
  readonly caches: CacheStorage
  readonly now: () => Date
  readonly onDiskFull: () => void
}

const USED_AT_HEADER = 'X-Iskra-Used-At'
/** How exactly the last use is known (ms): marking each use would write as often as it reads. */
const USE_GRAIN = 86_400_000
/** Puts between two trims. The limits may be passed by this many entries. */
const PUTS_PER_TRIM = 20

export function createBoundedCache({
  name,
  limits,
  caches,
  now,
  onDiskFull,
}: BoundedCacheOptions): BoundedCache {
  let putsUntilTrim = 0
  /** Uses that are being written down. Nobody waits for it who only reads. */
  let marked: Promise<unknown> = Promise.resolve()

  async function markUsed(cache: Cache, key: string, response: Response): Promise<void> {
    const headers = new Headers(response.headers)
    headers.set(USED_AT_HEADER, String(now().getTime()))
    await cache.put(key, new Response(response.body, { status: response.status, headers }))
  }

  async function trim(narrower: Partial<CacheLimits> = {}): Promise<void> {
    await marked
    const cache = await caches.open(name)
    // Both lists are in the same order; headers are read without the bodies.
    const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
    const entries = responses.map((response) => ({
      cachedAt: cachedAt(response),
      usedAt: usedAt(response),
      bytes: cachedBytes(response),
    }))
    const dropped = entriesToDrop(entries, { ...limits, ...narrower }, now().getTime())
    await Promise.all(dropped.map((position) => deleteAt(cache, requests[position])))
  }

  return {
    match: (key) =>
      fromCache(async () => {
        const cache = await caches.open(name)
        const response = await cache.match(key, { ignoreVary: true })
        if (response && now().getTime() - usedAt(response) > USE_GRAIN) {
          marked = Promise.allSettled([marked, markUsed(cache, key, response.clone())])
        }
        return response
      }, undefined),

    matchVersions: (key) =>
      fromCache(async () => {
        const cache = await caches.open(name)
        return cache.matchAll(key, { ignoreSearch: true, ignoreVary: true })
      }, []),

    async put(key, response) {
      const cache = await caches.open(name)
      const kept = await cachedAnswer(response, now())
      // The answer of before, written once more, would take this one's place.
      await marked
      try {
        await cache.put(key, kept.clone())
      } catch (error) {
        if (!isDiskFull(error)) throw error
        const entries = (await cache.keys()).length
        await trim({ maxEntries: Math.floor(entries / 2) })
        await cache.put(key, kept).catch(onDiskFull)
      }
      putsUntilTrim -= 1
      if (putsUntilTrim > 0) return
      putsUntilTrim = PUTS_PER_TRIM
      await trim()
    },

    async keys() {
      const cache = await caches.open(name)
      return (await cache.keys()).map(({ url }) => url)
    },

    async delete(key) {
      const cache = await caches.open(name)
      await cache.delete(key, { ignoreVary: true })
    },

    trim: () => trim(),
  }
}

async function deleteAt(cache: Cache, request: Request | undefined): Promise<void> {
  if (request) await cache.delete(request, { ignoreVary: true })
}

function usedAt(response: Response): number {
  return Number(response.headers.get(USED_AT_HEADER) ?? 0) || cachedAt(response)
}
