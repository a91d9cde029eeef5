import { inArray } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import { findOpenCart } from '../cart/findOpenCart.ts'
import { priceCartRow } from '../cart/priceCart.ts'
import { loadCollections } from '../catalogue/findCollections.ts'
import { findVariants } from '../catalogue/findVariants.ts'
import { loadProducts } from '../catalogue/loadProducts.ts'
import { rowIdOf, type NodeKind } from '../globalId.ts'
import { atMost } from '../paging.ts'
import { productMedia } from '../tables.ts'
import type { GraphContext } from './graphContext.ts'
import { SHOP } from './shopResolvers.ts'
import { variantNode } from './variantResolvers.ts'

/** A thing with the name of its type, by which GraphQL distinguishes nodes. */
type Found = { readonly __typename: string } & object

/** Finds the rows of one kind by id. */
type Find = (server: ServerContext, ids: readonly number[]) => Promise<ReadonlyMap<number, Found>>

const findMedia =
  (kind: 'picture' | 'video', __typename: string): Find =>
  async ({ database }, ids) => {
    const rows = await database
      .select()
      .from(productMedia)
      .where(inArray(productMedia.id, [...ids]))
    return new Map(
      rows.filter((row) => row.kind === kind).map((row) => [row.id, { __typename, ...row }] as const),
    )
  }

const FINDERS = {
  Product: async ({ database }, ids) =>
    new Map(
      (await loadProducts(database, ids)).map((product) => [
        product.row.id,
        { __typename: 'Product', ...product },
      ]),
    ),
  ProductVariant: async ({ database }, ids) =>
    new Map(
      [...(await findVariants(database, ids))].map(([id, { product, variant }]) => [
        id,
        { __typename: 'ProductVariant', ...variantNode(product, variant) },
      ]),
    ),
  Collection: async ({ database }, ids) =>
    new Map(
      (await loadCollections(database, ids)).map((row) => [row.id, { __typename: 'Collection', ...row }]),
    ),
  MediaImage: findMedia('picture', 'MediaImage'),
  Video: findMedia('video', 'Video'),
  Shop: async (_, ids) =>
    new Map(ids.filter((id) => id === 1).map((id) => [id, { __typename: 'Shop', ...SHOP }])),
} as const satisfies Partial<Record<NodeKind, Find>>

async function findCart({ database, now }: ServerContext, id: string): Promise<Found | null> {
  const cart = await findOpenCart(database, id)
  return cart === null ? null : { __typename: 'Cart', ...(await priceCartRow(database, cart, now())) }
}

/** Finds the nodes of global ids, in their order; each kind is read once. Null for a missing or private one. */
async function findNodes(server: ServerContext, ids: readonly string[]): Promise<(Found | null)[]> {
  const found = new Map<string, Found | null>()
  for (const kind of Object.keys(FINDERS).filter((key): key is keyof typeof FINDERS => key in FINDERS)) {
    const rowIds = new Map(
      ids.flatMap((id) => {
        const rowId = rowIdOf(kind, id)
        return rowId === null ? [] : [[id, rowId] as const]
      }),
    )
    if (rowIds.size === 0) continue
    const rows = await FINDERS[kind](server, [...new Set(rowIds.values())])
    for (const [id, rowId] of rowIds) found.set(id, rows.get(rowId) ?? null)
  }
  const cartIds = new Set(ids.filter((id) => id.startsWith('gid://shopify/Cart/')))
  for (const id of cartIds) found.set(id, await findCart(server, id))
  return ids.map((id) => found.get(id) ?? null)
}

export const nodeResolvers = {
  QueryRoot: {
    node: async (_: unknown, { id }: { id: string }, { server }: GraphContext) =>
      (await findNodes(server, [id])).at(0) ?? null,
    nodes: (_: unknown, { ids }: { ids: readonly string[] }, { server }: GraphContext) =>
      findNodes(server, atMost(ids, ['ids'])),
  },
}
