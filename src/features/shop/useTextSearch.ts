import { SEARCHED_FOR_NOTHING, type SearchCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import { lateSearch } from '#ui/lazySearch.ts'

/** The search of products by words. */
export const { load: loadTextSearch, useSearch: useTextSearch } = lateSearch<SearchCatalogue>(
  () => import('#domain/catalogue/searchProducts.ts').then(({ searchCatalogue }) => searchCatalogue),
  SEARCHED_FOR_NOTHING,
)
