import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { PackProblem, PackRecord } from '#domain/packs/packRecord.ts'
import type { PackProgress } from '#domain/packs/packSteps.ts'
import { isDiskFull } from '../caches/quota.ts'
import { mayCachePicture, PICTURE_ACCEPT, pictureKey } from '../pictures/picturePolicy.ts'
import { eachOf } from './eachOf.ts'
import type { PackCache } from './packCache.ts'
import { createPackFetch } from './packFetch.ts'
import { packPictures } from './packPictures.ts'
import { readPack } from './readPack.ts'

/** A client over a `fetch`, for the catalogue in one language. */
export type CreatePackClient = (
  fetch: typeof globalThis.fetch,
  language: StorefrontLanguage,
) => StorefrontClient

export interface SavePackOptions {
  readonly record: PackRecord
  readonly cache: PackCache
  readonly fetch: typeof globalThis.fetch
  readonly endpoint: string
  readonly createClient: CreatePackClient
  readonly signal: AbortSignal
  readonly wait: (milliseconds: number) => Promise<void>
  readonly report: (progress: PackProgress) => void
}

/** Pictures at a time. */
const WIDTH = 4

/** Why saving stopped half-way; what was stored until then stays. */
export class PackFailure extends Error {
  override readonly name = 'PackFailure'
  readonly problem: PackProblem

  constructor(problem: PackProblem, cause: unknown) {
    super(`pack stopped: ${problem}`, { cause })
    this.problem = problem
  }
}

/**
 * Stores everything the pack's screens ask for. What this run already stored is skipped, so going on after a kill is
 * the same as starting. Rejects with a `PackFailure`.
 */
export async function savePack(options: SavePackOptions): Promise<void> {
  const { record, cache, fetch, endpoint, createClient, signal } = options
  const disk = new AbortController()
  const stop = AbortSignal.any([signal, disk.signal])
  const wanted = new Set<string>()
  const progress = {
    done: 0,
    total: 0,
    products: record.products,
    pictures: record.pictures,
    bytes: record.bytes,
  }
  const tell = (change: Partial<PackProgress>) => options.report(Object.assign(progress, change))

  const packFetch = createPackFetch({
    fetch,
    cache,
    endpoint,
    onKey: (key) => wanted.add(key),
    onDiskFull: () => disk.abort(),
  })
  const read = (language: StorefrontLanguage) =>
    readPack(record.subject, {
      client: createClient(packFetch, language),
      signal: stop,
      wait: options.wait,
      onKnown: (steps) => tell({ total: progress.total + steps }),
      onDone: () => tell({ done: progress.done + 1 }),
    })
  try {
    // Who changes the language without a network finds everything in that one too; the pictures are the same.
    await read('EN')
    const { products, collections } = await read('PL')
    const pictures = packPictures(products, collections, record.widths)
    tell({ products: products.length, total: progress.total + pictures.length, bytes: await cache.measure() })
    let stored = 0
    await eachOf(pictures, WIDTH, stop, async (address) => {
      wanted.add(pictureKey(new URL(address, endpoint).href))
      stored += 1
      tell({
        bytes: progress.bytes + (await cachePicture(address, options)),
        done: progress.done + 1,
        pictures: stored,
      })
    })
    tell({ pictures: stored, bytes: await cache.prune(wanted) })
  } catch (error) {
    // What was stored until now has its size too.
    await cache.measure().then(
      (bytes) => tell({ bytes }),
      () => undefined,
    )
    throw new PackFailure(disk.signal.aborted ? 'full' : problemOf(error, signal), error)
  }
}

/** Returns how many bytes it added. A picture that is gone is left out: its place has a colour and words. */
async function cachePicture(
  address: string,
  { cache, fetch, endpoint, signal }: SavePackOptions,
): Promise<number> {
  const url = new URL(address, endpoint)
  const key = pictureKey(url.href)
  // Its address changes with its content: one that is there is the right one, whenever it came.
  if (await cache.match(key)) return 0
  const response = await fetch(url, { headers: { accept: PICTURE_ACCEPT }, credentials: 'omit', signal })
  if (response.status >= 500 || response.status === 429) throw new TypeError(`picture: ${response.status}`)
  if (!mayCachePicture(response)) return 0
  await cache.put(key, response.clone())
  return (await response.blob()).size
}

function problemOf(error: unknown, signal: AbortSignal): PackProblem {
  if (signal.aborted) return 'cancelled'
  if (isDiskFull(error)) return 'full'
  if (error instanceof TypeError) return 'network'
  if (error instanceof StorefrontError && (error.kind === 'unreachable' || error.kind === 'busy'))
    return 'network'
  return 'refused'
}
