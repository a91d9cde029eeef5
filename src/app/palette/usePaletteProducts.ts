import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { searchProducts } from '#domain/catalogue/searchProducts.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productListQuery } from '#features/shop/queries.ts'

/** Enough to choose from at a glance; the whole answer is one entry further, in the shop. */
const MOST = 6

/**
 * The products that a text finds, from the same list the shop shows: so it answers between two letters, and
 * without a network too.
 */
export function usePaletteProducts(text: string): readonly Product[] {
  const { storefront } = useServices()
  const list = useInfiniteQuery(productListQuery(storefront))
  if (text.trim() === '') return []
  const products = list.data?.pages.flatMap((page) => page.products) ?? []
  return searchProducts(products, text).slice(0, MOST)
}
