import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { productSearch, type SearchAnswer, searchCatalogue } from '#domain/catalogue/searchProducts.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productListQuery } from '#features/shop/queries.ts'
import { useCatalogue } from '#features/shop/useCatalogue.ts'
import { usePreparedItems } from './usePreparedItems.ts'

/** Enough to choose from at a glance; the whole answer is one entry further, in the shop. */
const MOST = 6

const NO_PRODUCTS: readonly Product[] = []

/** One function for all renders: its result stays the same while the pages do. */
const productsOf = ({ pages }: InfiniteData<{ readonly products: readonly Product[] }>): readonly Product[] =>
  pages.flatMap((page) => page.products)

export interface PaletteProducts extends SearchAnswer {
  /** Whether the shop’s list has been searched, as far as it can be had. */
  readonly isJudged: boolean
}

/**
 * The products that a text finds, from the same list the shop shows: so it answers between two letters, and
 * without a network too. Without a text those that sell best.
 */
export function usePaletteProducts(text: string): PaletteProducts {
  const { storefront } = useServices()
  const { data: products = NO_PRODUCTS, isPending } = useInfiniteQuery({
    ...productListQuery(storefront),
    select: productsOf,
  })
  const wanted = text.trim()
  // The whole shop is searched, also where a screen has shown its first page only.
  const { rest } = useCatalogue(productListQuery(storefront), wanted !== '')
  const prepared = usePreparedItems(productSearch, products)
  const found = searchCatalogue(wanted === '' ? products : (prepared ?? NO_PRODUCTS), wanted)
  const isJudged = !isPending && rest !== 'loading' && prepared !== null
  return { ...found, products: found.products.slice(0, MOST), isJudged }
}
