import { formatAmount, type Grosze } from '#domain/money.ts'
import { type CatalogueFacets, difficultyValues, inLabelOrder, ratingValues } from './catalogueFacets.ts'
import type { CatalogueFilters } from './productFilters.ts'

// The counts of a list's filters from the storefront, so that they show before all products are loaded. They equal
// those that `catalogueFacets` computes from the products; a test against the storefront checks that.

/** The possible filters, as the storefront counts them. */
export interface StoreFacets {
  readonly available: number
  readonly soldOut: number
  readonly priceBounds: { readonly min: Grosze; readonly max: Grosze } | null
  readonly categories: ReadonlyMap<string, { readonly label: string; readonly count: number }>
  readonly difficulties: ReadonlyMap<string, number>
  /** By rating, not by "and more". */
  readonly ratings: ReadonlyMap<number, number>
}

/** A filter in the storefront's form: its `ProductFilter`. */
export type StoreFilter =
  | { readonly available: boolean }
  | {
      readonly productMetafield: {
        readonly namespace: 'custom'
        readonly key: 'category_key' | 'difficulty' | 'rating'
        readonly value: string
      }
    }

/** A list's filters in the storefront's words; `query` is of its search syntax, empty for everything. */
export interface StoreQuestion {
  readonly query: string
  readonly filters: readonly StoreFilter[]
}

export const WHOLE_LIST: StoreQuestion = { query: '', filters: [] }

type MetafieldKey = Extract<StoreFilter, { productMetafield: unknown }>['productMetafield']['key']

const metafield = (key: MetafieldKey) => (value: string) =>
  ({ productMetafield: { namespace: 'custom', key, value } }) as const

/** By the lowest price, which a card shows; the storefront's own filter takes any variant's. */
function priceQuery({ minPrice, maxPrice }: CatalogueFilters): string {
  const parts = [
    ...(minPrice === null ? [] : [`-variants.price:<${formatAmount(minPrice)}`]),
    ...(maxPrice === null ? [] : [`variants.price:<=${formatAmount(maxPrice)}`]),
  ]
  return parts.join(' ')
}

/** Ratings of the whole list that are good enough; where there are none, one that nothing has. */
function ratingFilters(least: number | null, whole: StoreFacets): readonly StoreFilter[] {
  if (least === null) return []
  const enough = [...whole.ratings.keys()].filter((rating) => rating >= least)
  return [...new Set([least, ...enough])].map(String).map(metafield('rating'))
}

/** The question for the counts under these filters; `whole` is the storefront's answer for the whole list. */
export function storeQuestion(filters: CatalogueFilters, whole: StoreFacets): StoreQuestion {
  return {
    query: priceQuery(filters),
    filters: [
      ...(filters.availableOnly ? [{ available: true }] : []),
      ...filters.categories.map(metafield('category_key')),
      ...filters.difficulties.map(metafield('difficulty')),
      ...ratingFilters(filters.minRating, whole),
    ],
  }
}

/** The facets of a list and its number of products, as the storefront counts `counted` under the filters. */
export function facetsOfStore(
  whole: StoreFacets,
  counted: StoreFacets,
  filters: CatalogueFilters,
): { readonly facets: CatalogueFacets; readonly total: number } {
  const rated = (least: number) =>
    [...counted.ratings].reduce((sum, [rating, count]) => sum + (rating >= least ? count : 0), 0)
  return {
    total: counted.available + (filters.availableOnly ? 0 : counted.soldOut),
    facets: {
      categories: inLabelOrder(
        [...whole.categories].map(([value, { label }]) => ({
          value,
          label,
          count: counted.categories.get(value)?.count ?? 0,
        })),
      ),
      difficulties: difficultyValues((value) => counted.difficulties.get(value) ?? 0),
      ratings: ratingValues(rated),
      availableCount: counted.available,
      priceBounds: whole.priceBounds,
    },
  }
}
