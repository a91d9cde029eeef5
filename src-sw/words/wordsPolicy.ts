import type { BoundedCache } from '../caches/boundedCache.ts'

interface WordsOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly cache: BoundedCache
}

export interface WordsPolicy {
  readonly answer: (request: Request, keepAlive: (work: Promise<unknown>) => void) => Promise<Response>
}

const WORDS = /^\/assets\/polishWords-[\w-]+\.bin$/u

/** The dictionary of the text tool, in its own file of a build. */
export function isWords(request: Request, origin: string): boolean {
  const { origin: its, pathname } = new URL(request.url)
  return request.method === 'GET' && its === origin && WORDS.test(pathname)
}

/**
 * The dictionary is a megabyte that few people need: it is no part of what is installed, and is kept once somebody has
 * opened the tool. Its name changes with its words, so that what is kept under it stays right; words of another name go.
 */
export function createWordsPolicy({ fetch, cache }: WordsOptions): WordsPolicy {
  async function keep(key: string, response: Response): Promise<void> {
    await cache.put(key, response)
    const older = (await cache.keys()).filter((kept) => kept !== key)
    await Promise.all(older.map((kept) => cache.delete(kept)))
  }

  return {
    async answer(request, keepAlive) {
      const key = request.url
      const kept = await cache.match(key)
      if (kept) return kept
      const response = await fetch(request)
      if (response.status === 200) keepAlive(keep(key, response.clone()))
      return response
    },
  }
}
