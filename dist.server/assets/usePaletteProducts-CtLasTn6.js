import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { Si as useServices } from '../renderPage.js'
import { t as searchCatalogue } from './searchProducts-x8MXX3yA.js'
import { o as productListQuery } from './queries-D_FPOstm.js'
// src/app/palette/usePaletteProducts.ts
/** Enough to choose from at a glance; the whole answer is one entry further, in the shop. */
var MOST = 6
var NO_PRODUCTS = []
/**
 * The products that a text finds, from the same list the shop shows: so it answers between two letters, and
 * without a network too. Without a text those that sell best.
 */
function usePaletteProducts(text) {
  const { storefront } = useServices()
  const { data: products = NO_PRODUCTS } = useInfiniteQuery({
    ...productListQuery(storefront),
    select: ({ pages }) => pages.flatMap((page) => page.products),
  })
  const found = searchCatalogue(products, text.trim())
  return {
    ...found,
    products: found.products.slice(0, MOST),
  }
}
export { usePaletteProducts as t }
