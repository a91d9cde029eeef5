import type { Grosze } from '#domain/money.ts'
import { slugOf } from './foldPolish.ts'
import { type GiftWish, suitsWish } from './gifts.ts'
import type { Difficulty, Product } from './product.ts'

/** A list's filters. Values of one filter add up (any of them); the filters all have to match. */
export interface CatalogueFilters extends GiftWish {
  /** Category keys, see `categoryOf`; none means all. */
  readonly categories: readonly string[]
  /** In an address the price with tax, in a question to the shop its own price (`shownPrices.ts`). */
  readonly minPrice: Grosze | null
  readonly maxPrice: Grosze | null
  readonly availableOnly: boolean
  /** 0 to 5; unrated products don't pass. */
  readonly minRating: number | null
  readonly difficulties: readonly Difficulty[]
}

export const NO_FILTERS: CatalogueFilters = {
  recipient: null,
  occasion: null,
  categories: [],
  minPrice: null,
  maxPrice: null,
  availableOnly: false,
  minRating: null,
  difficulties: [],
}

export interface Category {
  /** As it is written in an address: "kartki-i-zyczenia". */
  readonly key: string
  /** As people read it: "Kartki i życzenia". */
  readonly label: string
}

/** The category a product is filed under: its custom field, or else the storefront's product type. */
export function categoryOf(product: Product): Category | null {
  const label = product.details.category ?? product.productType
  const key = slugOf(product.details.categoryKey ?? label)
  return key === '' ? null : { key, label }
}

/** By the price that its card shows: a product found from 17 zł on doesn't show "od 12,99 zł". */
function inPriceRange({ priceRange }: Product, { minPrice, maxPrice }: CatalogueFilters): boolean {
  const { amount } = priceRange.min
  return amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Number.MAX_SAFE_INTEGER)
}

/** True when the product passes every filter. */
export function passesFilters(product: Product, filters: CatalogueFilters): boolean {
  if (filters.availableOnly && !product.availableForSale) return false
  if (filters.minRating !== null && (product.details.rating ?? -1) < filters.minRating) return false
  if (filters.difficulties.length > 0) {
    const { difficulty } = product.details
    if (difficulty === null || !filters.difficulties.includes(difficulty)) return false
  }
  if (filters.categories.length > 0) {
    const category = categoryOf(product)
    if (category === null || !filters.categories.includes(category.key)) return false
  }
  return inPriceRange(product, filters) && suitsWish(product, filters)
}

/** How many filters are on; the price range counts once. */
export function countActiveFilters(filters: CatalogueFilters): number {
  return (
    filters.categories.length +
    filters.difficulties.length +
    (filters.recipient !== null ? 1 : 0) +
    (filters.occasion !== null ? 1 : 0) +
    (filters.minPrice !== null || filters.maxPrice !== null ? 1 : 0) +
    (filters.availableOnly ? 1 : 0) +
    (filters.minRating !== null ? 1 : 0)
  )
}
