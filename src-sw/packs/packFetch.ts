import { catalogueKey } from '../catalogue/catalogueCall.ts'
import { worthOfAnswer } from '../catalogue/worthOfAnswer.ts'
import type { PackCache } from './packCache.ts'

interface PackFetchOptions {
  readonly fetch: typeof globalThis.fetch
  readonly cache: PackCache
  /** The storefront's absolute address. */
  readonly endpoint: string
  /** Told the key of each answer the pack needs. */
  readonly onKey: (key: string) => void
  readonly onDiskFull: () => void
}

/** A `fetch` for the storefront client whose answers land in the pack; what this run already has is not asked again. */
export function createPackFetch({
  fetch,
  cache,
  endpoint,
  onKey,
  onDiskFull,
}: PackFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.clone().text()
    const key = await catalogueKey(endpoint, body)
    if (key === null) return fetch(request)
    onKey(key)
    const fresh = await cache.matchFresh(key)
    if (fresh) return fresh
    const response = await fetch(request)
    if ((await worthOfAnswer(response)) === 'found') {
      try {
        await cache.put(key, response.clone())
      } catch (error) {
        onDiskFull()
        throw error
      }
    }
    return response
  }
}
