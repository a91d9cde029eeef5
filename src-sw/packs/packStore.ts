import { packRecord, type PackRecord } from '#domain/packs/packRecord.ts'
import { isPackCache, packCacheName } from '#offline/cacheNames.ts'
import { fromCache } from '../caches/fromCache.ts'
import { isDiskFull } from '../caches/quota.ts'

/** A pack's record lies in the pack's own cache: both come and go together. */
export const RECORD_PATH = '/__iskra/pack'

export interface PackStore {
  readonly list: () => Promise<readonly PackRecord[]>
  readonly read: (id: string) => Promise<PackRecord | null>
  readonly write: (record: PackRecord) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly open: (id: string) => Promise<Cache>
  /** What all packs keep under `key`; nothing where a cache fails or never answers. */
  readonly match: (key: string, options?: CacheQueryOptions) => Promise<readonly Response[]>
}

export function createPackStore(caches: CacheStorage): PackStore {
  async function all(): Promise<readonly Cache[]> {
    const names = await caches.keys()
    return Promise.all(names.filter(isPackCache).map((name) => caches.open(name)))
  }

  return {
    async list() {
      const records = await Promise.all((await all()).map(readRecord))
      return records.filter((record) => record !== null)
    },
    async read(id) {
      // Opening would make the cache.
      return (await caches.has(packCacheName(id))) ? readRecord(await caches.open(packCacheName(id))) : null
    },
    async write(record) {
      const cache = await caches.open(packCacheName(record.id))
      try {
        await cache.put(RECORD_PATH, Response.json(record))
      } catch (error) {
        if (!isDiskFull(error)) throw error
        // The record must tell the truth even then: what was stored last makes room for it.
        const last = (await cache.keys()).findLast(({ url }) => !url.endsWith(RECORD_PATH))
        if (last) await cache.delete(last)
        await cache.put(RECORD_PATH, Response.json(record))
      }
    },
    async remove(id) {
      await caches.delete(packCacheName(id))
    },
    open: (id) => caches.open(packCacheName(id)),
    match: (key, options) =>
      fromCache(async () => {
        const found = await Promise.all(
          (await all()).map((cache) => cache.matchAll(key, { ignoreVary: true, ...options })),
        )
        return found.flat()
      }, []),
  }
}

async function readRecord(cache: Cache): Promise<PackRecord | null> {
  const response = await cache.match(RECORD_PATH)
  if (!response) return null
  try {
    return packRecord.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}
