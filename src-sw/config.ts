import { DEFAULT_RUNTIME_CONFIG, runtimeConfigReader, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { CACHES } from '#offline/cacheNames.ts'
import { cachedAnswer } from '#offline/cachedAnswer.ts'

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
  /** Fetches the document anew; keeps the old one on any failure. */
  refresh(): Promise<Response | null>
}

/** The deployment's configuration, stale while it is asked for anew: a start never waits for it. */
export function createConfigPolicy({ fetch, caches, now }: ConfigOptions): ConfigPolicy {
  async function kept(): Promise<Response | undefined> {
    const cache = await caches.open(CACHES.config)
    return cache.match(CONFIG_PATH, { ignoreVary: true })
  }

  async function known(): Promise<RuntimeConfig | null> {
    const response = await kept()
    return response ? parse(response) : null
  }

  async function refresh(): Promise<Response | null> {
    const response = await fetch(CONFIG_PATH).catch(() => null)
    if (!response || !(await parse(response))) return null
    const cache = await caches.open(CACHES.config)
    await cache.put(CONFIG_PATH, await cachedAnswer(response.clone(), now())).catch(() => undefined)
    return response
  }

  return {
    refresh,
    async answer(keepAlive) {
      const present = await kept()
      const newer = refresh()
      keepAlive(newer)
      return present ?? (await newer) ?? Response.error()
    },
    known,
    async current() {
      const fetched = (await known()) ?? (await refresh().then((response) => response && parse(response)))
      return fetched ?? DEFAULT_RUNTIME_CONFIG
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
