import { useQuery } from '@tanstack/react-query'
import type { CatalogueFacets } from '#domain/catalogue/catalogueFacets.ts'
import { countActiveFilters } from '#domain/catalogue/productFilters.ts'
import { facetsOfStore, storeQuestion, WHOLE_LIST } from '#domain/catalogue/storeFacets.ts'
import type { CatalogueQuestion } from '#domain/catalogue/viewCatalogue.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { collectionFacetsQuery, facetsQuery } from './queries.ts'

export interface StoreCounts {
  readonly facets: CatalogueFacets
  /** How many products there are under the filters; null while that and the numbers of the facets are awaited. */
  readonly total: number | null
}

/**
 * A list's counts from the storefront, while the device doesn't have all products to count itself (`isNeeded`). Null
 * where it gives none: for a searched text or a wish, under filters of a collection, before the possible filters are
 * known, and in a store elsewhere, which counts by rules of its own.
 */
export function useStoreFacets(
  collection: string | null,
  { text, filters }: CatalogueQuestion,
  isNeeded: boolean,
): StoreCounts | null {
  const { storefront, config } = useServices()
  const isFiltered = countActiveFilters(filters) > 0
  const isCounted =
    isNeeded &&
    isOwnStorefront(config) &&
    text === '' &&
    filters.recipient === null &&
    filters.occasion === null &&
    (collection === null || !isFiltered)
  const ofWhole =
    collection === null ? facetsQuery(storefront, WHOLE_LIST) : collectionFacetsQuery(storefront, collection)
  const whole = useQuery({ ...ofWhole, enabled: isCounted }).data
  const asked = whole === undefined ? WHOLE_LIST : storeQuestion(filters, whole)
  const counted = useQuery({
    ...facetsQuery(storefront, asked),
    enabled: isCounted && isFiltered && whole !== undefined,
  }).data
  const answer = isFiltered ? counted : whole
  // A storefront that counts nothing doesn't say that there is nothing.
  if (!isCounted || whole === undefined || whole.available + whole.soldOut === 0) return null
  // The possible filters are known before the numbers are: nothing moves when they arrive.
  const told = facetsOfStore(whole, answer ?? whole, filters)
  return answer === undefined ? { ...told, total: null } : told
}
