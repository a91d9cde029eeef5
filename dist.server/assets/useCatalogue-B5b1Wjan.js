import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { ot as afterFirstScreen, qi as StorefrontError } from '../renderPage.js'
import { d as retryReadDelay } from './queries-D_FPOstm.js'
// src/features/shop/useCatalogue.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var NO_PAGES = []
function productsOf(pages) {
  return [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()]
}
/**
 * A list of the storefront with all its pages: the first as soon as it is there, the others after the first screen
 * has loaded, or right away when the question asked can't be answered without them (`isAllNeeded`).
 */
function useCatalogue(query, isAllNeeded) {
  const list = useInfiniteQuery(query)
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list
  const { failureCount, failureReason } = list
  const pages = list.data?.pages ?? NO_PAGES
  const cursor = hasNextPage && !isFetching && !isFetchNextPageError ? pages.at(-1)?.endCursor : null
  ;(0, import_react.useEffect)(() => {
    if (!cursor) return void 0
    if (!isAllNeeded) return afterFirstScreen(() => void fetchNextPage({ cancelRefetch: false }))
    fetchNextPage({ cancelRefetch: false })
  }, [cursor, isAllNeeded, fetchNextPage])
  return {
    status: list.data !== void 0 ? 'ready' : list.status === 'error' && !isFetching ? 'error' : 'pending',
    products: productsOf(pages),
    collection: pages[0]?.collection ?? null,
    rest: !hasNextPage ? 'complete' : isFetchNextPageError && !isFetching ? 'failed' : 'loading',
    keptSince:
      pages
        .map((page) => page.keptSince)
        .filter((moment) => moment !== null)
        .toSorted()[0] ?? null,
    error: list.error,
    busy:
      isFetching && failureReason instanceof StorefrontError && failureReason.kind === 'busy'
        ? {
            tries: failureCount,
            waitMs: retryReadDelay(failureCount - 1, failureReason),
          }
        : null,
    retry: () => void (list.data === void 0 ? refetch() : fetchNextPage()),
  }
}
export { useCatalogue as t }
