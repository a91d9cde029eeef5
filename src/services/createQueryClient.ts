import { QueryClient } from '@tanstack/react-query'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'

/**
 * The page's query cache (specification part 2, section 9): stale after 10 minutes, kept 15, never refetched on focus,
 * mount or reconnect unless the configuration says otherwise. Queries run even when the browser is offline, because the
 * worker answers from its caches; so do mutations, because the outbox alone orders waiting changes. Each query brings
 * its own retries: only it knows which failures can pass.
 */
export function createQueryClient(cache: RuntimeConfig['queryCache']): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cache.staleTimeMs,
        gcTime: cache.gcTimeMs,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
