import * as z from 'zod/mini'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'

/** The storefront's `Filter`s of a list. */
export const facetsSchema = z.array(
  z.object({
    id: z.string(),
    values: z.array(z.object({ label: z.string(), count: z.int(), input: z.string() })),
  }),
)

const inputSchema = z.object({
  available: z.optional(z.boolean()),
  price: z.optional(z.object({ min: z.number(), max: z.number() })),
  productMetafield: z.optional(z.object({ key: z.string(), value: z.string() })),
})

/** Reads what each value asks for; what this shop has no filter for is left out. Throws for an input that is no JSON. */
export function readFacets(filters: z.output<typeof facetsSchema>): StoreFacets {
  const facets = {
    available: 0,
    soldOut: 0,
    priceBounds: null as StoreFacets['priceBounds'],
    categories: new Map<string, { label: string; count: number }>(),
    difficulties: new Map<string, number>(),
    ratings: new Map<number, number>(),
  }
  for (const { label, count, input } of filters.flatMap(({ values }) => values)) {
    const { available, price, productMetafield } = inputSchema.parse(JSON.parse(input))
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
