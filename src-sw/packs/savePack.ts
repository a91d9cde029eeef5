import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { isReading } from '#domain/packs/isReading.ts'
import type { PackProblem, PackRecord, ReadingSubject } from '#domain/packs/packRecord.ts'
import type { PackProgress } from '#domain/packs/packSteps.ts'
import { isDiskFull } from '../caches/quota.ts'
import { mayCachePicture, PICTURE_ACCEPT, pictureKey } from '../pictures/picturePolicy.ts'
import { eachOf } from './eachOf.ts'
import { keepRead } from './keepRead.ts'
import type { PackCache } from './packCache.ts'
import { createPackFetch } from './packFetch.ts'
import { packPictures } from './packPictures.ts'
import { readPack } from './readPack.ts'
import { readTexts } from './readTexts.ts'

/** A client over a `fetch`, for the catalogue in one language. */
export type CreatePackClient = (
  fetch: typeof globalThis.fetch,
  language: StorefrontLanguage,
) => StorefrontClient

export interface SavePackOptions {
  readonly record: PackRecord
  readonly cache: PackCache
  readonly fetch: typeof globalThis.fetch
  /** This site's own address: what there is to read stands there, whoever sells. */
  readonly origin: string
  readonly endpoint: string
  readonly createClient: CreatePackClient
  readonly signal: AbortSignal
  readonly wait: (milliseconds: number) => Promise<void>
  readonly report: (progress: PackProgress) => void
}

type GoodsSubject = Exclude<PackRecord['subject'], ReadingSubject>

interface Kept {
  /** Products, or texts. */
  readonly count: number
  /** Addresses, those within a site beginning at `base`. */
  readonly pictures: readonly string[]
  readonly base: string
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
  const { record, cache, fetch, origin, endpoint, createClient, signal } = options
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

  const onKey = (key: string) => wanted.add(key)
  const onDiskFull = () => disk.abort()
  const onKnown = (steps: number) => tell({ total: progress.total + steps })
  const onDone = () => tell({ done: progress.done + 1 })

  /** What the shop's screens ask for. */
  async function keepGoods(subject: GoodsSubject): Promise<Kept> {
    const packFetch = createPackFetch({ fetch, cache, endpoint, onKey, onDiskFull })
    const read = (language: StorefrontLanguage) =>
      readPack(subject, {
        client: createClient(packFetch, language),
        signal: stop,
        wait: options.wait,
        onKnown,
        onDone,
      })
    // Who changes the language without a network finds everything in that one too; the pictures are the same.
    await read('EN')
    const { products, collections } = await read('PL')
    return {
      count: products.length,
      pictures: packPictures(products, collections, record.widths),
      base: endpoint,
    }
  }

  async function keepTexts(subject: ReadingSubject): Promise<Kept> {
    const read = (path: string) =>
      keepRead(new URL(path, origin).href, { fetch, cache, signal: stop, onKey, onDiskFull })
    const reading = { read, signal: stop, onKnown, onDone }
    return { ...(await readTexts(subject, record.widths, reading)), base: origin }
  }

  try {
    const { subject } = record
    const { count, pictures, base } = await (isReading(subject) ? keepTexts(subject) : keepGoods(subject))
    tell({ products: count, total: progress.total + pictures.length, bytes: await cache.measure() })
    let stored = 0
    await eachOf(pictures, WIDTH, stop, async (address) => {
      wanted.add(pictureKey(new URL(address, base).href))
      stored += 1
      tell({
        bytes: progress.bytes + (await cachePicture(new URL(address, base), options)),
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
async function cachePicture(url: URL, { cache, fetch, signal }: SavePackOptions): Promise<number> {
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
