import { STOREFRONT_LANGUAGES, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { fromCache } from '../caches/fromCache.ts'
import { CACHES } from '#offline/cacheNames.ts'

const LANGUAGE_PATH = '/__iskra/language'

export interface DeviceLanguage {
  /** What a page said last; null when none has said anything yet. */
  known(): Promise<StorefrontLanguage | null>
  /** Heeded from this moment on; resolves once the next worker knows it too. Never rejects. */
  remember(language: StorefrontLanguage): Promise<void>
}

/** Which language this device reads. Pages say it, for where their choice is stored a worker can't look. */
export function createDeviceLanguage(caches: CacheStorage): DeviceLanguage {
  /** What this worker has heard itself, at once; the cache is for the one that is started next. */
  let heard: StorefrontLanguage | null = null
  let written = Promise.resolve()

  const stored = (): Promise<StorefrontLanguage | null> =>
    fromCache(async () => {
      const cache = await caches.open(CACHES.config)
      const said = await (await cache.match(LANGUAGE_PATH, { ignoreVary: true }))?.text()
      return STOREFRONT_LANGUAGES.find((language) => language === said) ?? null
    }, null)

  async function store(): Promise<void> {
    if (heard === null || (await stored()) === heard) return
    const cache = await caches.open(CACHES.config)
    await cache.put(LANGUAGE_PATH, new Response(heard))
  }

  return {
    known: async () => heard ?? stored(),
    async remember(language) {
      heard = language
      // One after another, so that what was heard last is what stays; on a full disk the next page says it again.
      written = written.then(store).catch(() => undefined)
      await written
    },
  }
}

/** The language that an address itself asks for; null when it asks for none. */
export function languageInAddress(url: URL): StorefrontLanguage | null {
  const asked = url.searchParams.get('lang')?.trim().toUpperCase().split(/[-_]/, 1)[0]
  return STOREFRONT_LANGUAGES.find((language) => language === asked) ?? null
}
