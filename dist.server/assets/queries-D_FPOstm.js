import { t as infiniteQueryOptions } from './infiniteQueryOptions-tGWn1F2G.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { qi as StorefrontError } from '../renderPage.js'
// src/api/storefront/shopKey.ts
/** Everything that is read of the storefront's catalogue lies under this key of the query cache. */
var SHOP_KEY = 'shop'
// src/domain/catalogue/catalogueReads.ts
/** Products in one page of a list (specification part 1, section 9). */
var PAGE_SIZE = 50
/** The first page holds what a first screen shows, so that it is there sooner on a slow network. */
var FIRST_PAGE_SIZE = 24
var sizeOf = (after) => (after === null ? FIRST_PAGE_SIZE : PAGE_SIZE)
/**
 * The variables a page of the shop's list is read with; `after` is the cursor of the page before it, null for the
 * first. The server puts the first page's answer into the HTML of /sklep and the worker keeps answers by their
 * variables, so the words must be the same everywhere: all take them from this place.
 */
function catalogueRead(after) {
  return {
    first: sizeOf(after),
    sortKey: 'BEST_SELLING',
    reverse: false,
    after,
  }
}
/** The variables of a page of a collection's list; the rest are the client's defaults (section 7). */
function collectionRead(handle, after) {
  return {
    first: sizeOf(after),
    handle,
    after,
  }
}
// src/features/shop/retryReads.ts
/** Retries of a read (specification part 2, section 9). */
var MOST_RETRIES = 3
var FIRST_DELAY_MS = 1e3
var LONGEST_DELAY_MS = 1e4
/**
 * A read is tried again while the failure may pass. What the storefront refused (an unknown handle) is not, and
 * nothing is while the browser knows it has no network: the person gets an answer now instead of in seven seconds.
 */
function retryRead(failures, error) {
  if (failures >= MOST_RETRIES || !navigator.onLine) return false
  return error instanceof StorefrontError && error.kind !== 'refused'
}
/** Doubles from 1 s to 10 s at most; a longer wait asked for by the storefront is kept. In ms. */
function retryReadDelay(failures, error) {
  const asked = error instanceof StorefrontError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(asked, Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS))
}
/** True when the storefront knows no such product or collection. */
function isNotFound(error) {
  if (!(error instanceof StorefrontError)) return false
  return error.code === 'SHOPIFY_PRODUCT_NOT_FOUND' || error.code === 'SHOPIFY_COLLECTION_NOT_FOUND'
}
// src/features/shop/queries.ts
/**
 * Reads run without asking the browser whether it is online: the worker answers them from its caches, and a
 * paused query would never tell the person anything. What has failed waits for „Spróbuj ponownie".
 */
var READING = {
  networkMode: 'always',
  retry: retryRead,
  retryDelay: retryReadDelay,
  retryOnMount: false,
}
/** Runs one read and notes whether its answer is a kept copy. */
async function reading(read, signal) {
  let keptSince = null
  return {
    answer: await read({
      signal,
      onCachedAnswer: (at) => {
        keptSince = at.toISOString()
      },
    }),
    keptSince,
  }
}
/** The most pages of the list a missing product is looked for in (decision 0003). */
var MOST_LIST_PAGES = 20
var nextPage = (page) => (page.hasNextPage ? page.endCursor : null)
/** What has been read in one language is no answer in another. */
function shopKey(storefront, read, ...about) {
  return [SHOP_KEY, storefront.language(), read, ...about]
}
/** The whole catalogue in pages, best selling first. */
function productListQuery(storefront) {
  return infiniteQueryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'products'),
    queryFn: async ({ pageParam, signal }) => {
      const { answer, keptSince } = await reading(
        (options) => storefront.products(catalogueRead(pageParam), options),
        signal,
      )
      return {
        ...answer,
        collection: null,
        keptSince,
      }
    },
    initialPageParam: null,
    getNextPageParam: nextPage,
  })
}
/**
 * A collection and its products in pages. Fails with SHOPIFY_COLLECTION_NOT_FOUND. When the storefront can't be reached
 * and no answer of its own is kept, it is made of the kept catalogue, whose products tell their collections.
 */
function collectionQuery(storefront, handle) {
  return infiniteQueryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'collection', handle),
    queryFn: async ({ pageParam, signal, client }) => {
      try {
        const { answer, keptSince } = await reading(
          (options) => storefront.collection(collectionRead(handle, pageParam), options),
          signal,
        )
        return {
          ...answer.page,
          collection: answer.collection,
          keptSince,
        }
      } catch (error) {
        const derived = isUnreachable(error) ? await deriveCollection(client, storefront, handle) : null
        if (derived === null) throw error
        return derived
      }
    },
    initialPageParam: null,
    getNextPageParam: nextPage,
  })
}
/** How the whole shop's filters are counted; see `StoreFacets`. */
function facetsQuery(storefront, question) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'facets', JSON.stringify(question)),
    queryFn: ({ signal }) => storefront.facets(question, { signal }),
  })
}
/** How a collection's filters are counted. */
function collectionFacetsQuery(storefront, handle) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'facets', 'collection', handle),
    queryFn: ({ signal }) => storefront.collectionFacets(handle, { signal }),
  })
}
/** Every collection of the shop. */
function collectionsQuery(storefront) {
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
function productQuery(storefront, handle) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'product', handle),
    queryFn: async ({ signal, client }) => {
      try {
        const { answer, keptSince } = await reading((options) => storefront.product(handle, options), signal)
        return {
          product: answer,
          keptSince,
        }
      } catch (error) {
        const listed = isUnreachable(error) ? await findListed(client, storefront, handle) : null
        if (listed === null) throw error
        return listed
      }
    },
  })
}
/** Products that go with one. */
function recommendationsQuery(storefront, productId) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'recommendations', productId),
    queryFn: ({ signal }) => storefront.recommendations(productId, { signal }),
  })
}
/** What buyers think of a product. */
function reviewsQuery(storefront, handle) {
  return queryOptions({
    ...READING,
    queryKey: shopKey(storefront, 'reviews', handle),
    queryFn: ({ signal }) => storefront.reviews(handle, { signal }),
  })
}
/** A product that a list on this device already holds, if any: enough to paint its page at once. */
function knownProduct(client, storefront, handle) {
  const lists = client.getQueriesData({
    predicate: ({ queryKey: [area, language, read] }) =>
      area === 'shop' && language === storefront.language() && (read === 'products' || read === 'collection'),
  })
  for (const [, list] of lists)
    for (const page of list?.pages ?? []) {
      const product = page.products.find((listed) => listed.handle === handle)
      if (product)
        return {
          product,
          keptSince: page.keptSince,
        }
    }
  return null
}
var isUnreachable = (error) => error instanceof StorefrontError && error.kind === 'unreachable'
/** The catalogue as far as this device has it; null when it has none of it. */
function wholeList(client, storefront) {
  return client
    .fetchInfiniteQuery({
      ...productListQuery(storefront),
      pages: MOST_LIST_PAGES,
      retry: false,
    })
    .catch(() => null)
}
async function deriveCollection(client, storefront, handle) {
  const collection = (
    await client
      .fetchQuery({
        ...collectionsQuery(storefront),
        retry: false,
      })
      .catch(() => null)
  )?.find((shelf) => shelf.handle === handle)
  if (collection === void 0) return null
  const list = await wholeList(client, storefront)
  const products =
    list?.pages.flatMap((page) => page.products).filter((product) => product.collections.includes(handle)) ??
    []
  if (products.length === 0) return null
  return {
    products,
    collection,
    keptSince: list?.pages.find((page) => page.keptSince !== null)?.keptSince ?? null,
    hasNextPage: false,
    endCursor: null,
  }
}
async function findListed(client, storefront, handle) {
  const known = knownProduct(client, storefront, handle)
  if (known !== null) return known
  return (await wholeList(client, storefront)) === null ? null : knownProduct(client, storefront, handle)
}
export {
  knownProduct as a,
  recommendationsQuery as c,
  retryReadDelay as d,
  facetsQuery as i,
  reviewsQuery as l,
  collectionQuery as n,
  productListQuery as o,
  collectionsQuery as r,
  productQuery as s,
  collectionFacetsQuery as t,
  isNotFound as u,
}
