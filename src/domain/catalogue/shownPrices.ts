import { TAX_RATE, withTax } from '#domain/checkout/tax.ts'
import type { Grosze } from '#domain/money.ts'
import type { CatalogueFacets } from './catalogueFacets.ts'
import type { CatalogueFilters } from './productFilters.ts'

// A list is filtered by the paid prices that its cards show. The shop holds prices before tax.

/** The same filters in the shop's own prices: the same products pass them. */
export function filtersBeforeTax(filters: CatalogueFilters): CatalogueFilters {
  const { minPrice, maxPrice } = filters
  return {
    ...filters,
    minPrice: minPrice === null ? null : lowestPriceFor(minPrice),
    maxPrice: maxPrice === null ? null : highestPriceFor(maxPrice),
  }
}

/** Facets whose bounds are paid prices. */
export function facetsWithTax(facets: CatalogueFacets): CatalogueFacets {
  const { priceBounds: bounds } = facets
  return {
    ...facets,
    priceBounds: bounds === null ? null : { min: withTax(bounds.min), max: withTax(bounds.max) },
  }
}

/** The lowest price that at least `paid` is paid for. */
function lowestPriceFor(paid: Grosze): Grosze {
  let price = Math.max(0, Math.floor((paid * 10_000) / (10_000 + TAX_RATE)) - 1)
  while (withTax(price) < paid) price += 1
  return price
}

/** The highest price that no more than `paid` is paid for. */
function highestPriceFor(paid: Grosze): Grosze {
  return lowestPriceFor(paid + 1) - 1
}
