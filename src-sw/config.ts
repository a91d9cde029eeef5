import { DEFAULT_RUNTIME_CONFIG, runtimeConfigReader, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { log } from '#domain/log.ts'
import { CACHES } from '#offline/cacheNames.ts'
import { cachedAnswer } from '#offline/cachedAnswer.ts'
import { fromCache } from './caches/fromCache.ts'

export const CONFIG_PATH = '/config.json'

interface ConfigOptions {
  readonly fetch: (request: string) => Promise<Response>
  readonly caches: CacheStorage
  readonly now: () => Date
}

export interface ConfigPolicy {
  /** The kept document at once, and a newer one for the next start. */
  answer(keepAlive: (work: Promise<unknown>) => void): Promise<Response>
  /** What is kept, without a network; null when nothing is. */
  known(): Promise<RuntimeConfig | null>
  /** What this worker goes by: kept, fetched, or, cut off before it ever got one, the embedded services. */
  current(): Promise<RuntimeConfig>
  /** Fetches the document anew; keeps the old one on any failure. Never rejects. */
  refresh(): Promise<void>
}

/** The deployment's configuration, stale while it is asked for anew: a start never waits for it. */
export function createConfigPolicy({ fetch, caches, now }: ConfigOptions): ConfigPolicy {
  const kept = (): Promise<Response | undefined> =>
    fromCache(async () => {
      const cache = await caches.open(CACHES.config)
      return cache.match(CONFIG_PATH, { ignoreVary: true })
    }, undefined)

  async function known(): Promise<RuntimeConfig | null> {
    const response = await kept()
    return response ? parse(response) : null
  }

  async function fetchNew(): Promise<Response | null> {
    const response = await fetch(CONFIG_PATH).catch(() => null)
    return response && (await parse(response)) ? response : null
  }

  /** Never rejects. */
  async function keep(response: Response): Promise<void> {
    try {
      const cache = await caches.open(CACHES.config)
      await cache.put(CONFIG_PATH, await cachedAnswer(response, now()))
    } catch (error) {
      log.debug('worker', 'the configuration was not kept', { reason: String(error) })
    }
  }

  return {
    async refresh() {
      const response = await fetchNew()
      if (response) await keep(response)
    },
    async answer(keepAlive) {
      const present = await kept()
      const newer = fetchNew()
      // A copy, before the page reads it.
      keepAlive(newer.then((response) => response && keep(response.clone())))
      return present ?? (await newer) ?? Response.error()
    },
    known,
    async current() {
      const present = await known()
      if (present) return present
      const response = await fetchNew()
      if (!response) return DEFAULT_RUNTIME_CONFIG
      void keep(response.clone())
      return (await parse(response)) ?? DEFAULT_RUNTIME_CONFIG
    },
  }
}

/** Null for anything but a configuration, for example the page of a hotel's network. */
async function parse(response: Response): Promise<RuntimeConfig | null> {
  if (response.status !== 200) return null
  try {
    return runtimeConfigReader(await response.clone().json())
  } catch {
    return null
  }
}
