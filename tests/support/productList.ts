import type { Hono } from 'hono'
import { expect } from 'vitest'
import { z } from 'zod'
import { askStorefront } from './storefrontFixture.ts'

/** A list of products as the tests read it. */
export const productListSchema = z.object({
  edges: z.array(z.object({ cursor: z.string(), node: z.object({ handle: z.string() }) })),
  pageInfo: z.object({
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
  }),
})

export const LIST_FIELDS =
  'edges { cursor node { handle } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'

const PRODUCTS = `query P(
  $first: Int, $last: Int, $after: String, $before: String
  $query: String, $sortKey: ProductSortKeys, $reverse: Boolean
) {
  list: products(
    first: $first, last: $last, after: $after, before: $before
    query: $query, sortKey: $sortKey, reverse: $reverse
  ) { ${LIST_FIELDS} }
}`

type Variables = Readonly<Record<string, unknown>>

/** One page of the storefront's products, which must be there. */
export async function productPage(app: Hono, variables: Variables) {
  const { data, errors } = await askStorefront(app, PRODUCTS, variables)
  expect(errors).toBeUndefined()
  const { list } = z.object({ list: productListSchema }).parse(data)
  return { ...list, handles: list.edges.map((edge) => edge.node.handle) }
}

/** The codes of the errors that asking for a page ends with. */
export async function productPageErrors(app: Hono, variables: Variables): Promise<unknown> {
  const { errors } = await askStorefront(app, PRODUCTS, variables)
  return errors?.map((error) => error.extensions?.code)
}
