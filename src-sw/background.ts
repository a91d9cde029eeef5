import { createGenerators } from '#api/generators/createGenerators.ts'
import { createProductApi } from '#api/product/createProductApi.ts'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { nextPollAt } from '#offline/jobs/jobUpkeep.ts'
import { unseenPictures } from '#offline/generation/unseenPictures.ts'
import { drainInBackground, withDatabase } from './outboxSync.ts'
import { pollInBackground, type PollTools } from './pollInBackground.ts'

export interface BackgroundOptions extends Pick<
  PollTools,
  'hasVisiblePage' | 'isOnline' | 'isWanted' | 'now' | 'wait'
> {
  readonly config: () => Promise<RuntimeConfig>
  readonly fetch: typeof globalThis.fetch
  /** Keeps a picture of a result for whoever comes next. */
  readonly cacheFile: (address: string) => Promise<void>
}

export interface Background {
  /** Sends what is due, and keeps the pictures of results that came of it: they are there without a network. */
  readonly fetchUpdates: () => Promise<void>
  /** The browser has found a network, or the last page has left something to be done. */
  readonly sync: () => Promise<void>
}

/** What the worker does without a page. */
export function createBackground({ config, fetch, cacheFile, ...tools }: BackgroundOptions): Background {
  async function fetchUpdates(): Promise<void> {
    const { storefront } = await config()
    await drainInBackground({
      storefront: createStorefrontClient(storefront, { fetch }),
      createProductApi: (tokens) => Promise.resolve(createProductApi({ tokens, fetch })),
      createGenerators: (parts) => Promise.resolve(createGenerators({ ...parts, fetch })),
    })
    for (const address of (await withDatabase(unseenPictures)) ?? []) await cacheFile(address)
  }

  return {
    fetchUpdates,
    async sync() {
      await fetchUpdates()
      await pollInBackground({ ...tools, nextPollAt: nextPoll, send: fetchUpdates })
    },
  }
}

async function nextPoll(): Promise<number | null> {
  return (await withDatabase(nextPollAt)) ?? null
}
