import { CACHED_AT_ATTRIBUTE, CACHED_FOR_ATTRIBUTE } from '#domain/cachedDocument.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { log } from '#domain/log.ts'
import { cachedAt } from '#offline/cachedAnswer.ts'
import type { BoundedCache } from '../caches/boundedCache.ts'
import { type DocumentKey, documentKey, parseDocumentKey } from './documentKey.ts'
import { languageInAddress } from './deviceLanguage.ts'
import { documentAddress } from './documentAddress.ts'
import { configText, readDocument } from './readDocument.ts'

/** The configuration a kept document was rendered for. */
const CONFIG_HEADER = 'X-Iskra-Config'
/** So many documents, those renewed last, are fetched for the next build before it takes over. */
const MOST_PREPARED = 8
/** A document that takes longer than this, ms, comes another time: no update waits for it. */
const PATIENCE_MS = 10_000
/** A server that was just started has no time for its first screens: it is asked once more after this time, ms. */
const ASKED_AGAIN_AFTER_MS = 3_000
/** A document is not renewed again within this time. */
const RENEWED_EVERY_MS = 60_000

interface DocumentOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly origin: string
  readonly cache: BoundedCache
  /** Removes the cache as a whole. */
  readonly empty: () => Promise<unknown>
  /** Names the build of this worker: what is kept for one is never served by another. */
  readonly build: string
  /** Whether a script or style of this address belongs to that build. */
  readonly isOfBuild: (address: string) => boolean
  /** The language this device reads; null when nobody has said it yet. */
  readonly language: () => Promise<StorefrontLanguage | null>
  /** What the deployment is set to, as far as it is known. */
  readonly config: () => Promise<RuntimeConfig | null>
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface DocumentPolicy {
  /** The kept document of a page, and a newer one for its next start; undefined when none is to be served. */
  readonly answer: (
    request: Pick<Request, 'url'>,
    keepAlive: (work: Promise<unknown>) => void,
  ) => Promise<Response | undefined>
  /** Fetches the document of a page and keeps it: resolves with its language, null if it isn't kept. Never rejects. */
  readonly renew: (url: URL, language: StorefrontLanguage | null) => Promise<StorefrontLanguage | null>
  /** As `renew`, unless one was kept a moment ago. */
  readonly keep: (url: URL, language: StorefrontLanguage) => Promise<void>
  /** Fetches for this build what an earlier one kept, so that the first start after an update has it. Never rejects. */
  readonly prepare: () => Promise<void>
  /** Removes what was kept for other builds. */
  readonly dropOtherBuilds: () => Promise<void>
  /** The device changes hands: nothing kept, nor fetched at this moment, is kept any longer. */
  readonly forget: () => Promise<void>
}

/**
 * Public pages as the server rendered them: a later start paints one at once, with the data it was rendered from
 * inside, while a newer one is fetched for the start after it. A document is kept only by the build whose scripts and
 * styles it names, so that it never asks for files that are gone.
 */
export function createDocumentPolicy(options: DocumentOptions): DocumentPolicy {
  const { cache, empty, build, isOfBuild, now } = options
  let hands = 0

  const keyOf = (address: string, language: StorefrontLanguage) => documentKey({ build, language, address })

  async function fetchAndKeep(
    url: URL,
    language: StorefrontLanguage | null,
  ): Promise<StorefrontLanguage | null> {
    const ofHands = hands
    const address = documentAddress(url)
    if (address === null) return null
    const response = await fetchDocument(address, language, options)
    if (isWithdrawn(response) && language !== null) await cache.delete(keyOf(address, language))
    if (!mayKeep(response)) return null
    const html = await response.text()
    const { files, config, isRendered, language: spoken } = readDocument(html)
    // Left to the browser, or not ours at all: the page of a hotel's network.
    if (!isRendered || config === null || files.length === 0) return null
    // Another build's.
    if (!files.every(isOfBuild) || ofHands !== hands) return null
    const headers = new Headers(response.headers)
    headers.set(CONFIG_HEADER, config)
    await cache.put(keyOf(address, spoken), new Response(asCached(html, now(), address), { headers }))
    if (ofHands === hands) return spoken
    // It changed hands while this was being written.
    await empty()
    return null
  }

  async function renew(url: URL, language: StorefrontLanguage | null): Promise<StorefrontLanguage | null> {
    try {
      return await fetchAndKeep(url, language)
    } catch (error) {
      log.debug('worker', 'a document was not renewed', { path: url.pathname, reason: String(error) })
      return null
    }
  }

  async function keysOfOtherBuilds(): Promise<readonly DocumentKey[]> {
    const keys = (await cache.keys()).flatMap((key) => parseDocumentKey(key) ?? [])
    return keys.filter((key) => key.build !== build)
  }

  async function fetchAll(keys: readonly DocumentKey[]): Promise<void> {
    await Promise.all(keys.map(({ address, language }) => renew(new URL(address, options.origin), language)))
  }

  /** Those that this build doesn't have. */
  async function missingOf(keys: readonly DocumentKey[]): Promise<readonly DocumentKey[]> {
    const kept = new Set((await cache.keys()).map((key) => key.slice(options.origin.length)))
    return keys.filter(({ address, language }) => !kept.has(keyOf(address, language)))
  }

  const isFresh = (kept: Response) => now().getTime() - cachedAt(kept) <= RENEWED_EVERY_MS

  return {
    renew,

    async keep(url, language) {
      const address = documentAddress(url)
      const kept = address === null ? undefined : await cache.match(keyOf(address, language))
      if (kept === undefined || !isFresh(kept)) await renew(url, language)
    },

    async answer(request, keepAlive) {
      const url = new URL(request.url)
      const address = documentAddress(url)
      if (address === null) return undefined
      const knownConfig = options.config()
      const language = languageInAddress(url) ?? (await options.language())
      const [kept, config] = await Promise.all([
        language === null ? undefined : cache.match(keyOf(address, language)),
        knownConfig,
      ])
      const isServed = kept !== undefined && isRenderedFor(kept, config)
      if (!isServed || !isFresh(kept)) keepAlive(renew(url, language))
      return isServed ? kept : undefined
    },

    async prepare() {
      const wanted = (await keysOfOtherBuilds()).slice(-MOST_PREPARED)
      // What is open has been kept meanwhile.
      await fetchAll(await missingOf(wanted))
      const missing = await missingOf(wanted)
      if (missing.length === 0) return
      await options.wait(ASKED_AGAIN_AFTER_MS)
      await fetchAll(missing)
    },

    async dropOtherBuilds() {
      const others = await keysOfOtherBuilds()
      await Promise.all(others.map((key) => cache.delete(documentKey(key))))
    },

    async forget() {
      hands += 1
      await empty()
    },
  }
}

/** In the language this device reads, whatever the browser itself is set to; behind what the page asks for. */
function fetchDocument(
  address: string,
  language: StorefrontLanguage | null,
  { fetch, origin }: DocumentOptions,
): Promise<Response> {
  const headers = { accept: 'text/html', ...(language && { 'accept-language': language.toLowerCase() }) }
  return fetch(new URL(address, origin).href, {
    headers,
    credentials: 'same-origin',
    redirect: 'manual',
    priority: 'low',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

/** There is no such page any more, or none for everybody. */
function isWithdrawn({ status, headers }: Response): boolean {
  return status === 404 || status === 410 || (status === 200 && isForOne(headers))
}

function mayKeep({ status, headers }: Response): boolean {
  return status === 200 && !isForOne(headers) && (headers.get('content-type') ?? '').startsWith('text/html')
}

function isForOne(headers: Headers): boolean {
  return /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
}

/** A switch that has been turned since, or a store that has moved, makes another page of it. */
function isRenderedFor(kept: Response, config: RuntimeConfig | null): boolean {
  return config === null || kept.headers.get(CONFIG_HEADER) === configText(config)
}

/** The page reads anew what a kept document brings along, and stands where it was rendered for. */
function asCached(html: string, moment: Date, address: string): string {
  const attributes = `${CACHED_AT_ATTRIBUTE}="${moment.toISOString()}" ${CACHED_FOR_ATTRIBUTE}="${address.replaceAll('&', '&amp;')}"`
  return html.replace(/<html\b/i, (tag) => `${tag} ${attributes}`)
}
