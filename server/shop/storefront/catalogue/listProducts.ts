import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import {
  badRequest,
  decodeCursor,
  encodeCursor,
  readPageArguments,
  type Connection,
  type PageArguments,
} from '../paging.ts'
import { integers } from '../integers.ts'
import { collectionProducts, products, productVariants } from '../tables.ts'
import { loadProducts, type LoadedProduct } from './loadProducts.ts'

/** The order of a list; equal ones by id. `cast` is the column's type, to read it back from a cursor. */
export interface ProductOrder {
  readonly name: string
  readonly by: SQL
  readonly cast: 'integer' | 'text' | 'timestamptz'
}

/** The price of a product's cheapest variant. */
export const lowestPrice = sql`(
  select coalesce(min(${productVariants.price}), 0) from ${productVariants}
  where ${productVariants.productId} = ${products.id}
)`

/** Titles compare byte by byte: the key was made for that, whatever the database's own collation is. */
const byteOrder = (column: SQL | typeof products.titleKey) => sql`${column} collate "C"`

/** Most bought recently first, then the shop's own order. */
const bestSelling = sql`(
  case when ${products.soldLately} > 0 then -${products.soldLately} else ${products.salesRank} end
)`

export const PRODUCT_ORDERS = {
  id: { name: 'id', by: sql`${products.id}`, cast: 'integer' },
  bestSelling: { name: 'bestSelling', by: bestSelling, cast: 'integer' },
  created: { name: 'created', by: sql`${products.createdAt}`, cast: 'timestamptz' },
  updated: { name: 'updated', by: sql`${products.updatedAt}`, cast: 'timestamptz' },
  price: { name: 'price', by: lowestPrice, cast: 'integer' },
  title: { name: 'title', by: byteOrder(products.titleKey), cast: 'text' },
  productType: { name: 'productType', by: byteOrder(sql`${products.foldedType}`), cast: 'text' },
  vendor: { name: 'vendor', by: byteOrder(sql`${products.vendor}`), cast: 'text' },
} as const satisfies Record<string, ProductOrder>

/** A collection's own order. */
export const COLLECTION_ORDER: ProductOrder = {
  name: 'position',
  by: sql`${collectionProducts.position}`,
  cast: 'integer',
}

/** The products of these ids first, in their order. */
export function relevanceOrder(ids: readonly number[]): ProductOrder {
  const place = sql`coalesce(array_position(${integers(ids)}, ${products.id}), ${ids.length + 1}::integer)`
  return { name: 'relevance', by: place, cast: 'integer' }
}

export interface ProductList {
  /** Only the products of this collection. */
  readonly collectionId?: number
  readonly where: readonly SQL[]
  readonly order: ProductOrder
  readonly reverse: boolean
}

/**
 * One page of a list. A cursor holds a product's place in the order, not a count: products added or removed between two
 * pages neither hide one nor show one twice.
 */
export async function listProducts(
  database: Database,
  list: ProductList,
  page: PageArguments,
): Promise<Connection<LoadedProduct>> {
  const { backwards, size, cursor } = readPageArguments(page)
  const beyond = cursor === null ? undefined : beyondCursor(list, cursor, backwards)
  const rows = await selectPlaces(database, list, beyond, backwards, size + 1)
  const more = rows.length > size
  const shown = rows.slice(0, size)
  if (backwards) shown.reverse()
  const nodes = await loadProducts(
    database,
    shown.map((row) => row.id),
  )
  const cursors = new Map(shown.map((row) => [row.id, encodeCursor([list.order.name, row.place, row.id])]))
  const edges = nodes.map((node) => ({ cursor: cursors.get(node.row.id) ?? '', node }))
  const startCursor = edges.at(0)?.cursor ?? null
  const endCursor = edges.at(-1)?.cursor ?? null
  const exists = async (from: string | null, before: boolean) => {
    if (from === null) return false
    const found = await selectPlaces(database, list, beyondCursor(list, from, before), before, 1)
    return found.length > 0
  }
  return {
    edges,
    nodes,
    pageInfo: {
      startCursor,
      endCursor,
      hasNextPage: () => (backwards ? exists(endCursor ?? cursor, false) : more),
      hasPreviousPage: () => (backwards ? more : exists(startCursor ?? cursor, true)),
    },
  }
}

/** The number of products for which all of `where` holds. */
export async function countProducts(database: Database, where: readonly SQL[]): Promise<number> {
  return database.$count(products, and(...where))
}

async function selectPlaces(
  database: Database,
  list: ProductList,
  beyond: SQL | undefined,
  backwards: boolean,
  limit: number,
): Promise<{ id: number; place: string }[]> {
  if (limit === 0) return []
  const direction = list.reverse === backwards ? asc : desc
  const query = database
    .select({ id: products.id, place: sql<string>`(${list.order.by})::text` })
    .from(products)
    .$dynamic()
  if (list.collectionId !== undefined) {
    query.innerJoin(
      collectionProducts,
      and(
        eq(collectionProducts.productId, products.id),
        eq(collectionProducts.collectionId, list.collectionId),
      ),
    )
  }
  return query
    .where(and(...list.where, beyond))
    .orderBy(direction(list.order.by), direction(products.id))
    .limit(limit)
}

const LARGEST_INTEGER = 2_147_483_647

const isInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER

/** Whether a value may be in a cursor: one that doesn't parse as the column's type would fail in the database. */
const IS_PLACE: Record<ProductOrder['cast'], (place: string) => boolean> = {
  integer: (place) => /^-?\d{1,10}$/.test(place) && isInteger(Number(place)),
  text: () => true,
  timestamptz: (place) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(place),
}

/** The rows after a cursor, or before it. */
function beyondCursor(list: ProductList, cursor: string, before: boolean): SQL | undefined {
  const [name, place, id] = decodeCursor(cursor)
  const fits = typeof place === 'string' && IS_PLACE[list.order.cast](place)
  if (name !== list.order.name || !fits || !isInteger(id)) {
    throw badRequest('Invalid cursor for current pagination sort.')
  }
  const compare = list.reverse === before ? gt : lt
  const at = sql`${place}::${sql.raw(list.order.cast)}`
  return or(compare(list.order.by, at), and(eq(list.order.by, at), compare(products.id, id)))
}
