import { eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { rowIdOf } from '../globalId.ts'
import { products } from '../tables.ts'
import { loadProducts, type LoadedProduct } from './loadProducts.ts'

/** The product of a global id, or else of a handle. */
export async function findProduct(
  database: Database,
  key: { readonly id?: string | null; readonly handle?: string | null },
): Promise<LoadedProduct | null> {
  const where = key.id
    ? eq(products.id, rowIdOf('Product', key.id) ?? -1)
    : eq(products.handle, key.handle ?? '')
  const rows = await database.select({ id: products.id }).from(products).where(where)
  const [product] = await loadProducts(
    database,
    rows.map((row) => row.id),
  )
  return product ?? null
}
