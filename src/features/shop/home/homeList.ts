import { infiniteQueryOptions } from '@tanstack/react-query'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { HOME_READ } from '#domain/catalogue/homeRead.ts'
import { settleSoon } from '#services/settleSoon.ts'
import type { Services } from '#services/services.tsx'
import { collectionsQuery, type ListQuery, READING, readProducts, shopKey } from '../queries.ts'

/** The beginning of the whole catalogue, enough for the home page. */
export function homeListQuery(storefront: StorefrontClient): ListQuery {
  return infiniteQueryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'products', 'home'),
    queryFn: ({ signal }) => readProducts(storefront, HOME_READ, signal),
    initialPageParam: null as string | null,
    getNextPageParam: () => null,
  })
}

/** The reads of the home page's route: see `pageData.ts`. */
export async function loadHome(services: Services): Promise<void> {
  const { queryClient, storefront } = services
  const shelves = queryClient.prefetchQuery(collectionsQuery(storefront))
  const list = queryClient.prefetchInfiniteQuery(homeListQuery(storefront))
  await settleSoon(Promise.all([shelves, list]), services)
}
