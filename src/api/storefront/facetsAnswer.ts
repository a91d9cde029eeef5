import { boolean, integer, list, number, record, string } from '#domain/readers.ts'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'

/** The storefront's `Filter`s of a list. */
export const facetsReader = list(
  record({
    id: string,
    values: list(record({ label: string, count: integer, input: string })),
  }),
)

const inputReader = record(
  {},
  {
    available: boolean,
    price: record({ min: number, max: number }),
    productMetafield: record({ key: string, value: string }),
  },
)

/** Reads each value's filter and leaves out those this shop doesn't have. Throws for an input that is no JSON. */
export function readFacets(filters: ReturnType<typeof facetsReader>): StoreFacets {
  const facets = {
    available: 0,
    soldOut: 0,
    priceBounds: null as StoreFacets['priceBounds'],
    categories: new Map<string, { label: string; count: number }>(),
    difficulties: new Map<string, number>(),
    ratings: new Map<number, number>(),
  }
  for (const { label, count, input } of filters.flatMap(({ values }) => values)) {
    const { available, price, productMetafield } = inputReader(JSON.parse(input))
    if (available === true) facets.available = count
    if (available === false) facets.soldOut = count
    if (price) facets.priceBounds = { min: Math.round(price.min * 100), max: Math.round(price.max * 100) }
    const value = productMetafield?.value ?? ''
    if (productMetafield?.key === 'category_key') facets.categories.set(value, { label, count })
    if (productMetafield?.key === 'difficulty') facets.difficulties.set(value, count)
    if (productMetafield?.key === 'rating') facets.ratings.set(Number(value), count)
  }
  return facets
}
