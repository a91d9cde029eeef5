import { countActiveFilters } from '#domain/catalogue/productFilters.ts'
import { questionOf, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import type { CatalogueQuestion } from '#domain/catalogue/viewCatalogue.ts'

/** Whether further pages could change the ones before them: then the list waits for the last. */
export function isOrderedByAll(question: CatalogueQuestion): boolean {
  const { sort, text, filters } = question
  return sort !== 'polecane' || text !== '' || filters.recipient !== null || filters.occasion !== null
}

/** Whether a list is about the whole catalogue, so that its other pages are to be read at once. */
export function needsWholeCatalogue(search: ShopSearch): boolean {
  const question = questionOf(search)
  return isOrderedByAll(question) || countActiveFilters(question.filters) > 0 || (search.strona ?? 1) > 1
}
