import { useQueries } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { productQuery } from './queries.ts'
import { isNotFound } from './retryReads.ts'

export interface ProductsOf {
  /** Those that are here, in the order asked for. */
  readonly products: readonly Product[]
  /** Handles that the shop knows no more. */
  readonly gone: readonly string[]
  readonly isPending: boolean
  /** Null where everything could be read. */
  readonly error: Error | null
  /** Retries the failed read. */
  readonly retry: () => void
}

/** Products by their handles: looked at before, they come from this device. */
export function useProductsOf(handles: readonly string[]): ProductsOf {
  const { storefront } = useServices()
  const answers = useQueries({ queries: handles.map((handle) => productQuery(storefront, handle)) })
  const failed = answers.filter(
    ({ error, isFetching }) => error !== null && !isFetching && !isNotFound(error),
  )
  return {
    products: answers.flatMap(({ data }) => data?.product ?? []),
    gone: handles.filter((_, index) => isNotFound(answers[index]?.error ?? null)),
    isPending: answers.some(({ isPending }) => isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
