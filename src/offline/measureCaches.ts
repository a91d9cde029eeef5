import { isPackCache } from './cacheNames.ts'
import { cachedBytes } from './cachedAnswer.ts'

export interface CacheMeasure {
  readonly name: string
  readonly entries: number
  /** Of the bodies; a file of the build counts as long as its answer said. */
  readonly bytes: number
  /** Saved on purpose. */
  readonly isPack: boolean
}

/** The size of each cache of this origin, read from headers alone; nothing where there are no caches. */
export async function measureCaches(storage: CacheStorage | undefined): Promise<readonly CacheMeasure[]> {
  if (storage === undefined) return []
  const names = await storage.keys()
  return Promise.all(
    names.map(async (name) => {
      const responses = await (await storage.open(name)).matchAll()
      const bytes = responses.reduce((sum, response) => sum + sizeOf(response), 0)
      return { name, entries: responses.length, bytes, isPack: isPackCache(name) }
    }),
  )
}

function sizeOf(response: Response): number {
  return cachedBytes(response) || Number(response.headers.get('content-length') ?? 0)
}
