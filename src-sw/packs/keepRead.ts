import { worthOfPublicRead } from '../reads/publicRead.ts'
import type { PackCache } from './packCache.ts'

interface KeepOptions {
  readonly fetch: typeof globalThis.fetch
  readonly cache: PackCache
  readonly signal: AbortSignal
  /** Told the address of each answer that the pack needs. */
  readonly onKey: (address: string) => void
  readonly onDiskFull: () => void
}

/**
 * Reads what everybody is shown and keeps the answer; what this run already has is not asked again. Null for what
 * isn’t there; rejects with a `TypeError` where the service can’t be reached or is out of order.
 */
export async function keepRead(
  address: string,
  { fetch, cache, signal, onKey, onDiskFull }: KeepOptions,
): Promise<unknown> {
  const fresh = await cache.matchFresh(address)
  if (fresh) {
    onKey(address)
    return fresh.json()
  }
  const response = await fetch(address, { credentials: 'omit', signal })
  const worth = await worthOfPublicRead(response)
  if (worth === 'disturbed') throw new TypeError(`${address}: ${response.status}`)
  if (worth !== 'found') return null
  onKey(address)
  try {
    await cache.put(address, response.clone())
  } catch (error) {
    onDiskFull()
    throw error
  }
  return response.json()
}
