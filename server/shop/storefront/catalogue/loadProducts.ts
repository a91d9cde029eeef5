import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { productMedia, products, productVariants } from '../tables.ts'

export type MediaRow = typeof productMedia.$inferSelect
export type VariantRow = typeof productVariants.$inferSelect

/** A product with its media, variants and options. */
export interface LoadedProduct {
  readonly row: typeof products.$inferSelect
  readonly media: readonly MediaRow[]
  readonly variants: readonly VariantRow[]
}

/** The products of these ids, in this order, always in three queries. Unknown ids are left out. */
export async function loadProducts(database: Database, ids: readonly number[]): Promise<LoadedProduct[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const rows = await database.select().from(products).where(inArray(products.id, wanted))
  const media = await database
    .select()
    .from(productMedia)
    .where(inArray(productMedia.productId, wanted))
    .orderBy(asc(productMedia.position))
  const variants = await database
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, wanted))
    .orderBy(asc(productVariants.position))

  const mediaOf = Map.groupBy(media, (medium) => medium.productId)
  const variantsOf = Map.groupBy(variants, (variant) => variant.productId)
  const loaded = new Map(
    rows.map((row) => [
      row.id,
      { row, media: mediaOf.get(row.id) ?? [], variants: variantsOf.get(row.id) ?? [] },
    ]),
  )
  return ids.flatMap((id) => loaded.get(id) ?? [])
}

/** True when the variant can be bought. */
export function isVariantAvailable(variant: VariantRow): boolean {
  return variant.stock === null || variant.stock > 0
}
