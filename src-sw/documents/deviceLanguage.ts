import { STOREFRONT_LANGUAGES, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { CACHES } from '#offline/cacheNames.ts'

const LANGUAGE_PATH = '/__iskra/language'

export interface DeviceLanguage {
  /** What a page said last; null when none has said anything yet. */
  known(): Promise<StorefrontLanguage | null>
  remember(language: StorefrontLanguage): Promise<void>
}

/** Which language this device reads. Pages say it, for where their choice is stored a worker can't look. */
export function createDeviceLanguage(caches: CacheStorage): DeviceLanguage {
  async function known(): Promise<StorefrontLanguage | null> {
    const cache = await caches.open(CACHES.config)
    const stored = await (await cache.match(LANGUAGE_PATH, { ignoreVary: true }))?.text()
    return STOREFRONT_LANGUAGES.find((language) => language === stored) ?? null
  }

  return {
    known,
    async remember(language) {
      if ((await known()) === language) return
      const cache = await caches.open(CACHES.config)
      // On a full disk the next page says it again.
      await cache.put(LANGUAGE_PATH, new Response(language)).catch(() => undefined)
    },
  }
}

/** The language that an address itself asks for; null when it asks for none. */
export function languageInAddress(url: URL): StorefrontLanguage | null {
  const asked = url.searchParams.get('lang')?.trim().toUpperCase().split(/[-_]/, 1)[0]
  return STOREFRONT_LANGUAGES.find((language) => language === asked) ?? null
}
