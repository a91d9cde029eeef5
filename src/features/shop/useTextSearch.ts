import { SEARCHED_FOR_NOTHING, type SearchCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import { lateSearch } from '#ui/lateSearch.ts'

/** The search of products by words. */
export const { load: loadTextSearch, useSearch: useTextSearch } = lateSearch<SearchCatalogue>(
  async () => (await import('#domain/catalogue/searchProducts.ts')).searchCatalogue,
  SEARCHED_FOR_NOTHING,
)
