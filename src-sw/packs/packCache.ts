import { cachedAnswer, cachedAt, cachedBytes } from '#offline/cachedAnswer.ts'
import { isDiskFull } from '../caches/quota.ts'
import { RECORD_PATH } from './packStore.ts'

/** Contents of one pack during one run. */
export interface PackCache {
  /** What this run (or the run it goes on with) has already stored under `key`. */
  matchFresh(key: string): Promise<Response | undefined>
  match(key: string): Promise<Response | undefined>
  /** On a full disk makes room once; a disk that stays full is the caller's to meet. */
  put(key: string, response: Response): Promise<void>
  /** Removes what no screen asks for any more. Returns the bytes that stay. */
  prune(wanted: ReadonlySet<string>): Promise<number>
  /** Bytes stored so far, in this run and before. */
  measure(): Promise<number>
}

interface PackCacheOptions {
  readonly cache: Cache
  readonly startedAt: string
  readonly now: () => Date
  /** Gives up what is only kept for speed. */
  readonly makeRoom: () => Promise<void>
}

export function createPackCache({ cache, startedAt, now, makeRoom }: PackCacheOptions): PackCache {
  const match = (key: string) => cache.match(key, { ignoreVary: true })

  async function measure(): Promise<number> {
    return (await cache.matchAll()).reduce((sum, response) => sum + cachedBytes(response), 0)
  }

  return {
    match,
    measure,
    async matchFresh(key) {
      const response = await match(key)
      return response && cachedAt(response) >= Date.parse(startedAt) ? response : undefined
    },
    async put(key, response) {
      const kept = await cachedAnswer(response, now())
      try {
        await cache.put(key, kept.clone())
      } catch (error) {
        if (!isDiskFull(error)) throw error
        await makeRoom()
        await cache.put(key, kept)
      }
    },
    async prune(wanted) {
      const requests = await cache.keys()
      const unwanted = requests.filter((request) => {
        const { pathname } = new URL(request.url)
        return pathname !== RECORD_PATH && !wanted.has(request.url) && !wanted.has(pathname)
      })
      await Promise.all(unwanted.map((request) => cache.delete(request, { ignoreVary: true })))
      return measure()
    },
  }
}
