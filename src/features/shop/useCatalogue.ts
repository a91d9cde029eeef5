import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { Collection, Product } from '#domain/catalogue/product.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import type { ListPage, ListQuery } from './queries.ts'
import { retryReadDelay } from './retryReads.ts'

export interface CatalogueState {
  readonly status: 'pending' | 'error' | 'ready'
  readonly products: readonly Product[]
  readonly collection: Collection | null
  /** The state of the pages after the first. */
  readonly rest: 'complete' | 'loading' | 'failed'
  /** The age of the oldest kept copy in it, as an ISO moment; null when all of it is fresh. */
  readonly keptSince: string | null
  readonly error: Error | null
  /** While the storefront is too busy and will be asked again by itself: how often it was, and the wait until then. */
  readonly busy: { readonly tries: number; readonly waitMs: number } | null
  /** Retries the failed read. */
  readonly retry: () => void
}

const NO_PAGES: readonly ListPage[] = []

function productsOf(pages: readonly ListPage[]): readonly Product[] {
  // A product that moved while the pages were read comes twice.
  return [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()]
}

/**
 * A list of the storefront with all its pages: the first as soon as it is there, the others after the first screen
 * has loaded, or right away when the question asked can't be answered without them (`isAllNeeded`).
 */
export function useCatalogue(query: ListQuery, isAllNeeded: boolean): CatalogueState {
  const list = useInfiniteQuery(query)
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list
  const { failureCount, failureReason } = list

  const pages = list.data?.pages ?? NO_PAGES
  // The cursor and not just "there is more": quick answers follow each other within one render.
  const cursor = hasNextPage && !isFetching && !isFetchNextPageError ? pages.at(-1)?.endCursor : null
  useEffect(() => {
    if (!cursor) return undefined
    if (!isAllNeeded) return afterFirstScreen(() => void fetchNextPage({ cancelRefetch: false }))
    void fetchNextPage({ cancelRefetch: false })
    return undefined
  }, [cursor, isAllNeeded, fetchNextPage])

  return {
    status: list.data !== undefined ? 'ready' : list.status === 'error' && !isFetching ? 'error' : 'pending',
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
        ? { tries: failureCount, waitMs: retryReadDelay(failureCount - 1, failureReason) }
        : null,
    retry: () => void (list.data === undefined ? refetch() : fetchNextPage()),
  }
}
