import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Services } from '#services/services.tsx'
import type { Collection } from '#domain/catalogue/product.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { WHOLE_LIST } from '#domain/catalogue/storeFacets.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import {
  collectionFacetsQuery,
  collectionQuery,
  collectionsQuery,
  facetsQuery,
  knownProduct,
  type ListQuery,
  type ProductAnswer,
  productListQuery,
  productQuery,
  recommendationsQuery,
  reviewsQuery,
} from './queries.ts'
import { settleSoon } from '#services/settleSoon.ts'
import { loadTextSearch } from './useTextSearch.ts'
import { needsWholeCatalogue } from './wholeCatalogue.ts'

// The reads of the routes' loaders. Each starts its reads and waits only a moment: see `settleSoon`.

/** For a screen over the catalogue: its first page, or all of them where the screen shows nothing without (`isWhole`). */
export async function loadCatalogue(services: Services, isWhole = false): Promise<void> {
  const { queryClient, storefront } = services
  const shelves = queryClient.prefetchQuery(collectionsQuery(storefront))
  const list = readList(queryClient, productListQuery(storefront), isWhole)
  await settleSoon(Promise.all([shelves, list]), services)
}

/** For the shop's list as its address narrows it: the catalogue, and how the storefront counts it. */
export async function loadShop(services: Services, search: ShopSearch = {}): Promise<void> {
  if (search.q !== undefined) void loadTextSearch()
  const { queryClient, storefront, config } = services
  const facets = isOwnStorefront(config)
    ? settleSoon(queryClient.prefetchQuery(facetsQuery(storefront, WHOLE_LIST)), services)
    : undefined
  await Promise.all([loadCatalogue(services, needsWholeCatalogue(search)), facets])
}

/** For a collection's screen as its address narrows it: the collection, when it is at hand. */
export async function loadCollection(
  services: Services,
  handle: string,
  search: ShopSearch = {},
): Promise<Collection | null> {
  if (search.q !== undefined) void loadTextSearch()
  const { queryClient, storefront, config } = services
  const query = collectionQuery(storefront, handle)
  const shelves = queryClient.prefetchQuery(collectionsQuery(storefront))
  const list = readList(queryClient, query, needsWholeCatalogue(search))
  const facets = isOwnStorefront(config)
    ? queryClient.prefetchQuery(collectionFacetsQuery(storefront, handle))
    : undefined
  await settleSoon(Promise.all([shelves, list, facets]), services)
  const listed = queryClient.getQueryData(query.queryKey)?.pages[0]?.collection
  const shelf = queryClient
    .getQueryData(collectionsQuery(storefront).queryKey)
    ?.find((each) => each.handle === handle)
  return listed ?? shelf ?? null
}

/** Reads a list's first page, and those after it one by one where all are wanted, until one fails. */
async function readList(client: QueryClient, query: ListQuery, isWhole: boolean): Promise<void> {
  await client.prefetchInfiniteQuery(query)
  if (!isWhole) return
  const observer = new InfiniteQueryObserver(client, query)
  let list = observer.getCurrentResult()
  while (list.hasNextPage && !list.isError) list = await observer.fetchNextPage({ cancelRefetch: false })
}

/** For a product's screen: the product, once it is loaded, and related products under way. */
export async function loadProduct(services: Services, handle: string): Promise<ProductAnswer | null> {
  const { queryClient, storefront } = services
  const query = productQuery(storefront, handle)
  const loading = queryClient.prefetchQuery(query)
  const known = queryClient.getQueryData(query.queryKey) ?? knownProduct(queryClient, storefront, handle)
  if (known === null) await settleSoon(loading, services)
  const answer = known ?? queryClient.getQueryData(query.queryKey) ?? null
  if (answer === null) return null
  const related = queryClient.prefetchQuery(recommendationsQuery(storefront, answer.product.id))
  const reviews =
    answer.product.details.reviewCount === 0
      ? undefined
      : queryClient.prefetchQuery(reviewsQuery(storefront, handle))
  if (services.isTakingOver()) await settleSoon(Promise.all([related, reviews]), services)
  return answer
}
