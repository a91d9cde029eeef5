import { type CatalogueFacets, catalogueFacets } from './catalogueFacets.ts'
import type { Product } from './product.ts'
import { namedOfWish } from './gifts.ts'
import { type CatalogueFilters, passesFilters } from './productFilters.ts'
import type { SearchAnswer } from './searchProducts.ts'
import { type CatalogueSort, sortProducts } from './sortProducts.ts'

/** A question to a list. */
export interface CatalogueQuestion {
  readonly text: string
  readonly filters: CatalogueFilters
  readonly sort: CatalogueSort
}

export interface CatalogueView {
  readonly results: readonly Product[]
  readonly facets: CatalogueFacets
  /** The text that was meant by a mistyped one; null when it was taken as it is. */
  readonly meant: string | null
}

/** Finds products by words, as `searchCatalogue` does. */
export type SearchCatalogue = (products: readonly Product[], text: string) => SearchAnswer

/** For a question without words. */
export const SEARCHED_FOR_NOTHING: SearchCatalogue = (products) => ({ products, meant: null })

/**
 * Answers a question over the given products: search, then filters, then order. The search is a parameter: it has
 * dictionaries that a question without words doesn't need.
 */
export function viewCatalogue(
  products: readonly Product[],
  question: CatalogueQuestion,
  search: SearchCatalogue,
): CatalogueView {
  const { products: found, meant } = search(products, question.text)
  const { filters } = question
  // Products that name the wish come before those that suit everyone; equals keep their order.
  const results = found
    .filter((product) => passesFilters(product, filters))
    .toSorted((one, other) => namedOfWish(other, filters) - namedOfWish(one, filters))
  return {
    results: sortProducts(results, question.sort),
    facets: catalogueFacets(found, filters),
    meant,
  }
}
