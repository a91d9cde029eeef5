import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { PERSISTED_QUERIES_KEY } from './persistQueries.ts'

/** Restores the kept queries and keeps every later change of them. Lists of another version are dropped. */
export async function restoreQueries(client: QueryClient, version: string, storage: Storage): Promise<void> {
  const [, restored] = persistQueryClient({
    queryClient: client,
    persister: createSyncStoragePersister({ storage, key: PERSISTED_QUERIES_KEY, throttleTime: 2_000 }),
    // No older than the cache itself would have kept them: showing them doesn't refetch them.
    maxAge: client.getDefaultOptions().queries?.gcTime ?? 0,
    buster: version,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta, state, queryKey }) =>
        meta?.['kept'] === true && state.status === 'success' && queryKey[0] !== ACCOUNT_KEY,
      shouldDehydrateMutation: () => false,
    },
  })
  await restored
}
