import { highestPriceFor, lowestPriceFor, withTax } from '#domain/checkout/tax.ts'
import type { CatalogueFacets } from './catalogueFacets.ts'
import type { CatalogueFilters } from './productFilters.ts'

// A list is narrowed by what is paid for things, as it is seen on them. The shop holds prices before tax.

/** The same filters by the shop's own prices: what passes them is paid for by what was asked. */
export function filtersBeforeTax(filters: CatalogueFilters): CatalogueFilters {
  const { minPrice, maxPrice } = filters
  return {
    ...filters,
    minPrice: minPrice === null ? null : lowestPriceFor(minPrice),
    maxPrice: maxPrice === null ? null : highestPriceFor(maxPrice),
  }
}

/** Facets whose bounds are what is paid. */
export function facetsWithTax(facets: CatalogueFacets): CatalogueFacets {
  const { priceBounds: bounds } = facets
  return {
    ...facets,
    priceBounds: bounds === null ? null : { min: withTax(bounds.min), max: withTax(bounds.max) },
  }
}
