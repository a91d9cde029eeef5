import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { SHOP_KEY } from '#api/storefront/shopKey.ts'
import type { ProductsVariables, RequestOptions, StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { catalogueRead, collectionRead } from '#domain/catalogue/catalogueReads.ts'
import type { Collection, Product, ProductPage } from '#domain/catalogue/product.ts'
import type { StoreQuestion } from '#domain/catalogue/storeFacets.ts'
import { retryRead, retryReadDelay } from './retryReads.ts'

/**
 * Reads run even when the browser is offline: the worker answers them from its caches, and a paused query would never
 * tell the person anything. A failed read waits for „Spróbuj ponownie".
 */
export const READING = {
  networkMode: 'always',
  retry: retryRead,
  retryDelay: retryReadDelay,
  retryOnMount: false,
} as const

/** One page of a list with the collection it is of, if any. */
export interface ListPage extends ProductPage {
  readonly collection: Collection | null
  /** When it was fetched, if it is a copy kept on this device; null when it has just come from the storefront. */
  readonly keptSince: string | null
}

/** A product with the age of the copy it is, as in `ListPage`. */
export interface ProductAnswer {
  readonly product: Product
  readonly keptSince: string | null
}

/** Runs one read and notes whether its answer is a kept copy. */
async function reading<Answer>(
  read: (options: RequestOptions) => Promise<Answer>,
  signal: AbortSignal,
): Promise<{ answer: Answer; keptSince: string | null }> {
  let keptSince: string | null = null
  const answer = await read({
    signal,
    onCachedAnswer: (at) => {
      keptSince = at.toISOString()
    },
  })
  return { answer, keptSince }
}

/** The most pages of the list a missing product is looked for in (decision 0003). */
const MOST_LIST_PAGES = 20

const nextPage = (page: ListPage) => (page.hasNextPage ? page.endCursor : null)

type ShopRead =
  | 'products'
  | 'collection'
  | 'collections'
  | 'product'
  | 'recommendations'
  | 'reviews'
  | 'facets'

/** An answer in one language doesn't serve another. */
export function shopKey(storefront: StorefrontClient, read: ShopRead, ...about: readonly string[]) {
  return [SHOP_KEY, storefront.language(), read, ...about]
}

/** One page of the whole catalogue. */
export async function readProducts(
  storefront: StorefrontClient,
  read: ProductsVariables,
  signal: AbortSignal,
): Promise<ListPage> {
  const { answer, keptSince } = await reading((options) => storefront.products(read, options), signal)
  return { ...answer, collection: null, keptSince }
}

/** The whole catalogue in pages, best selling first. */
export function productListQuery(storefront: StorefrontClient) {
  return infiniteQueryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'products'),
    queryFn: ({ pageParam, signal }) => readProducts(storefront, catalogueRead(pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: nextPage,
  })
}

/** How a list is read: the whole catalogue and a collection alike. */
export type ListQuery = ReturnType<typeof productListQuery>

/**
 * A collection and its products in pages. Fails with SHOPIFY_COLLECTION_NOT_FOUND. When the storefront can't be reached
 * and no answer of its own is cached, it is made from the cached catalogue, whose products name their collections.
 */
export function collectionQuery(storefront: StorefrontClient, handle: string): ListQuery {
  return infiniteQueryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'collection', handle),
    queryFn: async ({ pageParam, signal, client }): Promise<ListPage> => {
      try {
        const { answer, keptSince } = await reading(
          (options) => storefront.collection(collectionRead(handle, pageParam), options),
          signal,
        )
        return { ...answer.page, collection: answer.collection, keptSince }
      } catch (error) {
        const derived = isUnreachable(error) ? await deriveCollection(client, storefront, handle) : null
        if (derived === null) throw error
        return derived
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: nextPage,
  })
}

/** How the whole shop's filters are counted; see `StoreFacets`. */
export function facetsQuery(storefront: StorefrontClient, question: StoreQuestion) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'facets', JSON.stringify(question)),
    queryFn: ({ signal }) => storefront.facets(question, { signal }),
  })
}

/** How a collection's filters are counted. */
export function collectionFacetsQuery(storefront: StorefrontClient, handle: string) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'facets', 'collection', handle),
    queryFn: ({ signal }) => storefront.collectionFacets(handle, { signal }),
  })
}

/** Every collection of the shop. */
export function collectionsQuery(storefront: StorefrontClient) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'collections'),
    queryFn: ({ signal }) => storefront.collections({ signal }),
  })
}

/**
 * A product with all its pictures and variants. Fails with SHOPIFY_PRODUCT_NOT_FOUND. When the storefront can't
 * be reached and the worker keeps no answer of its own, the product is taken from the catalogue's list.
 */
export function productQuery(storefront: StorefrontClient, handle: string) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'product', handle),
    queryFn: async ({ signal, client }): Promise<ProductAnswer> => {
      try {
        const { answer, keptSince } = await reading((options) => storefront.product(handle, options), signal)
        return { product: answer, keptSince }
      } catch (error) {
        const listed = isUnreachable(error) ? await findListed(client, storefront, handle) : null
        if (listed === null) throw error
        return listed
      }
    },
  })
}

/** Products that go with one. */
export function recommendationsQuery(storefront: StorefrontClient, productId: string) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'recommendations', productId),
    queryFn: ({ signal }) => storefront.recommendations(productId, { signal }),
  })
}

/** Buyers' reviews of a product. */
export function reviewsQuery(storefront: StorefrontClient, handle: string) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'reviews', handle),
    queryFn: ({ signal }) => storefront.reviews(handle, { signal }),
  })
}

/** A product that a list on this device already holds, if any: enough to paint its page at once. */
export function knownProduct(
  client: QueryClient,
  storefront: StorefrontClient,
  handle: string,
): ProductAnswer | null {
  const lists = client.getQueriesData<InfiniteData<ListPage>>({
    queryKey: [SHOP_KEY, storefront.language()],
    predicate: ({ queryKey: [, , read] }) => read === 'products' || read === 'collection',
  })
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const product = page.products.find((listed) => listed.handle === handle)
      if (product) return { product, keptSince: page.keptSince }
    }
  }
  return null
}

const isUnreachable = (error: unknown) => error instanceof StorefrontError && error.kind === 'unreachable'

/** The catalogue as far as this device has it; null when it has none of it. */
function wholeList(client: QueryClient, storefront: StorefrontClient) {
  return client
    .fetchInfiniteQuery({ ...productListQuery(storefront), pages: MOST_LIST_PAGES, retry: false })
    .catch(() => null)
}

async function deriveCollection(
  client: QueryClient,
  storefront: StorefrontClient,
  handle: string,
): Promise<ListPage | null> {
  const shelves = await client.fetchQuery({ ...collectionsQuery(storefront), retry: false }).catch(() => null)
  const collection = shelves?.find((shelf) => shelf.handle === handle)
  if (collection === undefined) return null
  const list = await wholeList(client, storefront)
  const products =
    list?.pages.flatMap((page) => page.products).filter((product) => product.collections.includes(handle)) ??
    []
  if (products.length === 0) return null
  const keptSince = list?.pages.find((page) => page.keptSince !== null)?.keptSince ?? null
  return { products, collection, keptSince, hasNextPage: false, endCursor: null }
}

async function findListed(
  client: QueryClient,
  storefront: StorefrontClient,
  handle: string,
): Promise<ProductAnswer | null> {
  // The page's own cache first: whole pages of a list are enough, whichever screen has read them.
  const known = knownProduct(client, storefront, handle)
  if (known !== null) return known
  const list = await wholeList(client, storefront)
  return list === null ? null : knownProduct(client, storefront, handle)
}
