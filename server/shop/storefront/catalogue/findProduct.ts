import { eq } from 'drizzle-orm'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { rowIdOf } from '../globalId.ts'
import { products } from '../tables.ts'
import { loadProducts, type LoadedProduct } from './loadProducts.ts'

interface ProductKey {
  readonly id?: string | null
  readonly handle?: string | null
}

type FindProduct = (key: ProductKey) => Promise<LoadedProduct | null>

/** The most products cached; the least recently used go first. */
const MOST_REMEMBERED = 200

const finders = new WeakMap<ServerContext, FindProduct>()

/**
 * Finds a product by global id or by handle. It is cached until the shop's content changes: it is the most frequent
 * query, and others wait for the one connection of the embedded database during its four statements.
 */
export function findProduct(context: ServerContext, key: ProductKey): Promise<LoadedProduct | null> {
  let find = finders.get(context)
  if (find === undefined) {
    find = rememberFor(0, MOST_REMEMBERED, {
      keyOf: ({ id, handle }: ProductKey) => (id ? `id ${id}` : `handle ${handle ?? ''}`),
      answer: (asked: ProductKey) => readProduct(context.database, asked),
      stands: (_product, askedAt) => context.changes.unchangedSince(askedAt),
    })
    finders.set(context, find)
  }
  return find(key)
}

async function readProduct(database: Database, { id, handle }: ProductKey): Promise<LoadedProduct | null> {
  const where = id ? eq(products.id, rowIdOf('Product', id) ?? -1) : eq(products.handle, handle ?? '')
  const rows = await database.select({ id: products.id }).from(products).where(where)
  const [product] = await loadProducts(
    database,
    rows.map((row) => row.id),
  )
  return product ?? null
}
