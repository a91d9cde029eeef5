import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { productVariants } from '../tables.ts'
import { loadProducts, type LoadedProduct, type VariantRow } from './loadProducts.ts'

/** Variants with their products, by the variants' row ids; unknown ids are left out. */
export async function findVariants(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly product: LoadedProduct; readonly variant: VariantRow }>> {
  const rows = await database
    .selectDistinct({ productId: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
  const loaded = await loadProducts(
    database,
    rows.map((row) => row.productId),
  )
  const wanted = new Set(ids)
  return new Map(
    loaded.flatMap((product) =>
      product.variants
        .filter((variant) => wanted.has(variant.id))
        .map((variant) => [variant.id, { product, variant }] as const),
    ),
  )
}
