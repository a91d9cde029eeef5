import type { Product } from './product.ts'

/** The orders of a list, as they are written in the address. `polecane` is the storefront's own. */
export const CATALOGUE_SORTS = [
  'polecane',
  'najnowsze',
  'cena-rosnaco',
  'cena-malejaco',
  'najlepiej-oceniane',
  'nazwa',
] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

const polish = new Intl.Collator('pl', { numeric: true })

const byTitle = (one: Product, other: Product) => polish.compare(one.title, other.title)
const byPrice = (one: Product, other: Product) => one.priceRange.min.amount - other.priceRange.min.amount

/** Higher rating first, more reviews first among equals, the unrated last. */
function byRating(one: Product, other: Product): number {
  const difference = (other.details.rating ?? -1) - (one.details.rating ?? -1)
  return difference === 0 ? other.details.reviewCount - one.details.reviewCount : difference
}

const COMPARE = {
  najnowsze: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  'cena-rosnaco': byPrice,
  'cena-malejaco': (one, other) => byPrice(other, one),
  'najlepiej-oceniane': byRating,
  nazwa: byTitle,
} satisfies Record<Exclude<CatalogueSort, 'polecane'>, (one: Product, other: Product) => number>

/**
 * The products in the asked order; equals keep the order they came in. `polecane` keeps the given order: the
 * storefront's recommendation, or the ranking of a search. So further pages only ever append to it.
 */
export function sortProducts(products: readonly Product[], sort: CatalogueSort): readonly Product[] {
  return sort === 'polecane' ? products : products.toSorted(COMPARE[sort])
}
