import { writePriceRange } from './priceRangeText.ts'
import type { CatalogueFilters } from './productFilters.ts'
import { joinKeys, readKeys, readRating, type ShopSearch } from './shopSearch.ts'

/** The part of the state for these filters. The inverse of `questionOf`. */
export function searchOfFilters(filters: CatalogueFilters): ShopSearch {
  return {
    dla: filters.recipient ?? undefined,
    okazja: filters.occasion ?? undefined,
    kategoria: joinKeys(readKeys([...filters.categories])),
    cena: writePriceRange({ min: filters.minPrice, max: filters.maxPrice }),
    dostepne: filters.availableOnly ? true : undefined,
    ocena: readRating(filters.minRating),
    trudnosc: joinKeys(readKeys([...filters.difficulties])),
  }
}
