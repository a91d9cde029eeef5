import { askStoreAccess, type StoreAccess } from '#domain/storefront/storeAccess.ts'
import type { ServerContext } from '#server/platform/context.ts'

/**
 * Checks once, in the background, the scopes of a real store's token, and logs missing ones: otherwise a forgotten
 * scope shows only as a shop with holes. Nothing waits for it; the embedded storefront needs no check.
 */
export function startStoreAccessCheck({ config, log }: Pick<ServerContext, 'config' | 'log'>): {
  /** Resolves when the store has answered; never rejects. */
  readonly finished: Promise<void>
  stop(): Promise<void>
} {
  const { embedded, endpoint, publicToken } = config.storefront
  if (embedded) return { finished: Promise.resolve(), stop: async () => undefined }
  const stopping = new AbortController()
  const finished = check()

  async function check(): Promise<void> {
    const access = await askStoreAccess({ endpoint, publicToken }, { fetch, signal: stopping.signal })
    const store = new URL(endpoint).host
    if (stopping.signal.aborted || access.kind === 'open') return
    const told = TOLD[access.kind]
    log.warn(told, access.kind === 'scopes-missing' ? { store, scopes: access.scopes } : { store })
  }

  return {
    finished,
    async stop() {
      stopping.abort()
      await finished
    },
  }
}

const TOLD: Readonly<Record<Exclude<StoreAccess['kind'], 'open'>, string>> = {
  'wrong-token': 'the store refuses STOREFRONT_PUBLIC_TOKEN: nothing can be sold with it',
  'scopes-missing': 'the token of the store lacks scopes: what they open is left out',
  throttled: 'the store asks for a rest: what its token opens is not known yet',
  failed: 'the store gave no answer that tells what its token opens',
}
