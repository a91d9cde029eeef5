import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as InfiniteQueryObserver } from './infiniteQueryObserver-CAQV1Nb7.js'
import { t as formatAmount } from './money-BjVf9dA6.js'
import { n as DIFFICULTIES } from './product-Co9MxqaW.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { a as suitsWish, i as namedOfWish } from './gifts-C4ljTj7U.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import {
  a as knownProduct,
  c as recommendationsQuery,
  i as facetsQuery,
  l as reviewsQuery,
  n as collectionQuery,
  o as productListQuery,
  r as collectionsQuery,
  s as productQuery,
  t as collectionFacetsQuery,
} from './queries-D_FPOstm.js'
import { t as settleSoon } from './settleSoon-ONYL2dOr.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { bi as untilLoaded, cn as sortProducts, in as questionOf } from '../renderPage.js'
// src/domain/catalogue/productFilters.ts
var NO_FILTERS = {
  recipient: null,
  occasion: null,
  categories: [],
  minPrice: null,
  maxPrice: null,
  availableOnly: false,
  minRating: null,
  difficulties: [],
}
/** The category a product is filed under: its custom field, or else the storefront's product type. */
function categoryOf(product) {
  const label = product.details.category ?? product.productType
  const key = slugOf(product.details.categoryKey ?? label)
  return key === ''
    ? null
    : {
        key,
        label,
      }
}
/** By the price that its card shows: what is found from 17 zł on says no "od 12,99 zł". */
function inPriceRange({ priceRange }, { minPrice, maxPrice }) {
  const { amount } = priceRange.min
  return amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Number.MAX_SAFE_INTEGER)
}
/** True when the product passes every filter. */
function passesFilters(product, filters) {
  if (filters.availableOnly && !product.availableForSale) return false
  if (filters.minRating !== null && (product.details.rating ?? -1) < filters.minRating) return false
  if (filters.difficulties.length > 0) {
    const { difficulty } = product.details
    if (difficulty === null || !filters.difficulties.includes(difficulty)) return false
  }
  if (filters.categories.length > 0) {
    const category = categoryOf(product)
    if (category === null || !filters.categories.includes(category.key)) return false
  }
  return inPriceRange(product, filters) && suitsWish(product, filters)
}
/** How many filters are on; the price range counts once. */
function countActiveFilters(filters) {
  return (
    filters.categories.length +
    filters.difficulties.length +
    (filters.recipient !== null ? 1 : 0) +
    (filters.occasion !== null ? 1 : 0) +
    (filters.minPrice !== null || filters.maxPrice !== null ? 1 : 0) +
    (filters.availableOnly ? 1 : 0) +
    (filters.minRating !== null ? 1 : 0)
  )
}
// src/domain/catalogue/catalogueFacets.ts
/** The least ratings one can ask for. */
var RATING_STEPS = [4.5, 4, 3]
var polish = new Intl.Collator('pl')
/** In Polish alphabetical order of what people read. */
function inLabelOrder(values) {
  return values.toSorted((one, other) => polish.compare(one.label, other.label))
}
/** Every difficulty with its count. */
function difficultyValues(countOf) {
  return DIFFICULTIES.map((value) => ({
    value,
    label: value,
    count: countOf(value),
  }))
}
/** Every least rating with its count. */
function ratingValues(countOf) {
  return RATING_STEPS.map((value) => ({
    value,
    label: value.toLocaleString('pl'),
    count: countOf(value),
  }))
}
function categoriesOf(products, filters) {
  const labels = /* @__PURE__ */ new Map()
  const counts = /* @__PURE__ */ new Map()
  const others = {
    ...filters,
    categories: [],
  }
  for (const product of products) {
    const category = categoryOf(product)
    if (category === null) continue
    if (!labels.has(category.key)) labels.set(category.key, category.label)
    if (passesFilters(product, others)) counts.set(category.key, (counts.get(category.key) ?? 0) + 1)
  }
  return inLabelOrder(
    [...labels].map(([value, label]) => ({
      value,
      label,
      count: counts.get(value) ?? 0,
    })),
  )
}
function countPassing(products, filters) {
  return products.reduce((count, product) => count + (passesFilters(product, filters) ? 1 : 0), 0)
}
function priceBoundsOf(products) {
  if (products.length === 0) return null
  const shown = products.map(({ priceRange }) => priceRange.min.amount)
  return {
    min: Math.min(...shown),
    max: Math.max(...shown),
  }
}
/** What `products` (those a search has found) can be narrowed to, counted under the other filters that are on. */
function catalogueFacets(products, filters) {
  return {
    categories: categoriesOf(products, filters),
    difficulties: difficultyValues((value) =>
      countPassing(products, {
        ...filters,
        difficulties: [value],
      }),
    ),
    ratings: ratingValues((minRating) =>
      countPassing(products, {
        ...filters,
        minRating,
      }),
    ),
    availableCount: countPassing(products, {
      ...filters,
      availableOnly: true,
    }),
    priceBounds: priceBoundsOf(products),
  }
}
// src/domain/catalogue/storeFacets.ts
var WHOLE_LIST = {
  query: '',
  filters: [],
}
var metafield = (key) => (value) => ({
  productMetafield: {
    namespace: 'custom',
    key,
    value,
  },
})
/** By the lowest price, which a card shows; the storefront's own filter takes any variant's. */
function priceQuery({ minPrice, maxPrice }) {
  return [
    ...(minPrice === null ? [] : [`-variants.price:<${formatAmount(minPrice)}`]),
    ...(maxPrice === null ? [] : [`variants.price:<=${formatAmount(maxPrice)}`]),
  ].join(' ')
}
/** Ratings of the whole list that are good enough; where there are none, one that nothing has. */
function ratingFilters(least, whole) {
  if (least === null) return []
  const enough = [...whole.ratings.keys()].filter((rating) => rating >= least)
  return [.../* @__PURE__ */ new Set([least, ...enough])].map(String).map(metafield('rating'))
}
/** How the storefront is asked for the counts under these filters; `whole` is what it told of the whole list. */
function storeQuestion(filters, whole) {
  return {
    query: priceQuery(filters),
    filters: [
      ...(filters.availableOnly ? [{ available: true }] : []),
      ...filters.categories.map(metafield('category_key')),
      ...filters.difficulties.map(metafield('difficulty')),
      ...ratingFilters(filters.minRating, whole),
    ],
  }
}
/** What the list's filters show and how many products it has, as the storefront counts `counted` under them. */
function facetsOfStore(whole, counted, filters) {
  const rated = (least) =>
    [...counted.ratings].reduce((sum, [rating, count]) => sum + (rating >= least ? count : 0), 0)
  return {
    total: counted.available + (filters.availableOnly ? 0 : counted.soldOut),
    facets: {
      categories: inLabelOrder(
        [...whole.categories].map(([value, { label }]) => ({
          value,
          label,
          count: counted.categories.get(value)?.count ?? 0,
        })),
      ),
      difficulties: difficultyValues((value) => counted.difficulties.get(value) ?? 0),
      ratings: ratingValues(rated),
      availableCount: counted.available,
      priceBounds: whole.priceBounds,
    },
  }
}
// src/domain/catalogue/viewCatalogue.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** For a question without words. */
var SEARCHED_FOR_NOTHING = (products) => ({
  products,
  meant: null,
})
/**
 * Answers a question over the products at hand: search, then filters, then order. What searches is given: it has
 * dictionaries that a question without words doesn't need.
 */
function viewCatalogue(products, question, search) {
  const { products: found, meant } = search(products, question.text)
  const { filters } = question
  const results = found
    .filter((product) => passesFilters(product, filters))
    .toSorted((one, other) => namedOfWish(other, filters) - namedOfWish(one, filters))
  return {
    results: sortProducts(results, question.sort),
    facets: catalogueFacets(found, filters),
    meant,
  }
}
// src/features/shop/useTextSearch.ts
var loading = null
/** Fetches what searches by words, once. A list without words asks for it when its first screen is there. */
function loadTextSearch() {
  loading ??= untilLoaded(() => import('./searchProducts-x8MXX3yA.js').then((n) => n.n)).then(
    ({ searchCatalogue }) => searchCatalogue,
  )
  return loading
}
/**
 * What answers the words of a question. For the first words on this page it waits for its code: under a deferred
 * question the list stays as it was meanwhile.
 */
function useTextSearch(text) {
  return text === '' ? SEARCHED_FOR_NOTHING : (0, import_react.use)(loadTextSearch())
}
// src/features/shop/wholeCatalogue.ts
/** Whether further pages could change what stands before them: then the list waits for the last. */
function isOrderedByAll(question) {
  const { sort, text, filters } = question
  return sort !== 'polecane' || text !== '' || filters.recipient !== null || filters.occasion !== null
}
/** Whether a list is about the whole catalogue, so that its other pages are to be read at once. */
function needsWholeCatalogue(search) {
  const question = questionOf(search)
  return isOrderedByAll(question) || countActiveFilters(question.filters) > 0 || (search.strona ?? 1) > 1
}
// src/features/shop/pageData.ts
/** For a screen over the catalogue: its first page, or all of them where the screen shows nothing without (`isWhole`). */
async function loadCatalogue(services, isWhole = false) {
  const { queryClient, storefront } = services
  const shelves = queryClient.prefetchQuery(collectionsQuery(storefront))
  const list = readList(queryClient, productListQuery(storefront), isWhole)
  await settleSoon(Promise.all([shelves, list]), services)
}
/** For the shop's list as its address narrows it: the catalogue, and how the storefront counts it. */
async function loadShop(services, search = {}) {
  if (search.q !== void 0) loadTextSearch()
  const { queryClient, storefront, config } = services
  const facets = isOwnStorefront(config)
    ? settleSoon(queryClient.prefetchQuery(facetsQuery(storefront, WHOLE_LIST)), services)
    : void 0
  await Promise.all([loadCatalogue(services, needsWholeCatalogue(search)), facets])
}
/** For a collection's screen as its address narrows it: the collection, when it is at hand. */
async function loadCollection(services, handle, search = {}) {
  if (search.q !== void 0) loadTextSearch()
  const { queryClient, storefront, config } = services
  const query = collectionQuery(storefront, handle)
  const shelves = queryClient.prefetchQuery(collectionsQuery(storefront))
  const list = readList(queryClient, query, needsWholeCatalogue(search))
  const facets = isOwnStorefront(config)
    ? queryClient.prefetchQuery(collectionFacetsQuery(storefront, handle))
    : void 0
  await settleSoon(Promise.all([shelves, list, facets]), services)
  const listed = queryClient.getQueryData(query.queryKey)?.pages[0]?.collection
  const shelf = queryClient
    .getQueryData(collectionsQuery(storefront).queryKey)
    ?.find((each) => each.handle === handle)
  return listed ?? shelf ?? null
}
/** Reads a list's first page, and those after it one by one where all are wanted, until one fails. */
async function readList(client, query, isWhole) {
  await client.prefetchInfiniteQuery(query)
  if (!isWhole) return
  const observer = new InfiniteQueryObserver(client, query)
  let list = observer.getCurrentResult()
  while (list.hasNextPage && !list.isError) list = await observer.fetchNextPage({ cancelRefetch: false })
}
/** For a product's screen: the product, when it is at hand, and what goes with it on its way. */
async function loadProduct(services, handle) {
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
      ? void 0
      : queryClient.prefetchQuery(reviewsQuery(storefront, handle))
  if (services.isTakingOver()) await settleSoon(Promise.all([related, reviews]), services)
  return answer
}
export {
  isOrderedByAll as a,
  useTextSearch as c,
  facetsOfStore as d,
  storeQuestion as f,
  countActiveFilters as h,
  loadShop as i,
  viewCatalogue as l,
  categoryOf as m,
  loadCollection as n,
  needsWholeCatalogue as o,
  NO_FILTERS as p,
  loadProduct as r,
  loadTextSearch as s,
  loadCatalogue as t,
  WHOLE_LIST as u,
}
