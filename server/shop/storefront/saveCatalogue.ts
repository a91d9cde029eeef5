import { and, eq, notInArray, sql } from 'drizzle-orm'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { nameKey } from '#domain/nameOrder.ts'
import type { Database } from '#server/platform/database/database.ts'
import { collectionProducts, collections, productMedia, products, productVariants } from './tables.ts'

type DerivedColumn = 'searchText' | 'titleText' | 'foldedTags' | 'foldedType' | 'titleKey'

/** A whole product as the catalogue's author gives it; media and variants are in their order. */
export interface ProductToSave extends Omit<typeof products.$inferInsert, DerivedColumn> {
  readonly media: readonly Omit<typeof productMedia.$inferInsert, 'productId' | 'position'>[]
  readonly variants: readonly Omit<typeof productVariants.$inferInsert, 'productId' | 'position'>[]
}

export type CollectionToSave = typeof collections.$inferInsert & {
  /** In the order the collection shows them. */
  readonly productIds: readonly number[]
}

function derivedColumns(product: ProductToSave): Pick<typeof products.$inferInsert, DerivedColumn> {
  const { english } = product
  const tags = [...(product.tags ?? []), ...(english?.tags ?? [])]
  const titles = [product.title, ...(english ? [english.title] : [])]
  const types = [product.productType, ...(english ? [english.productType] : [])]
  const descriptions = [product.description, ...(english ? [english.description] : [])]
  const fields = [...titles, tags.join(' '), ...types, ...descriptions].map(foldPolish)
  return {
    searchText: ` ${fields.join(' | ')} `,
    titleText: ` ${titles.map(foldPolish).join(' | ')} `,
    foldedTags: tags.map(foldPolish),
    foldedType: foldPolish(product.productType),
    titleKey: nameKey(product.title),
  }
}

/**
 * Writes a product with its media and variants, replacing the former. The stock of an existing variant is kept: since
 * the seed it has been sold from.
 */
export async function saveProduct(database: Database, product: ProductToSave): Promise<void> {
  const { media, variants, ...columns } = product
  const row = { ...columns, ...derivedColumns(product) }
  const { id: _, ...changes } = row
  await database.insert(products).values(row).onConflictDoUpdate({ target: products.id, set: changes })

  // Variants and media are identified by id; their old places are freed first, since a place is unique.
  await database.delete(productMedia).where(eq(productMedia.productId, product.id))
  if (media.length > 0) {
    await database
      .insert(productMedia)
      .values(media.map((medium, position) => ({ ...medium, productId: product.id, position })))
  }
  await database.delete(productVariants).where(
    and(
      eq(productVariants.productId, product.id),
      notInArray(
        productVariants.id,
        variants.map((variant) => variant.id),
      ),
    ),
  )
  await database
    .update(productVariants)
    .set({ position: sql`-1 - ${productVariants.position}` })
    .where(eq(productVariants.productId, product.id))
  for (const [position, variant] of variants.entries()) {
    const variantRow = { ...variant, productId: product.id, position }
    const { id: __, stock: ___, ...variantChanges } = variantRow
    await database
      .insert(productVariants)
      .values(variantRow)
      .onConflictDoUpdate({ target: productVariants.id, set: variantChanges })
  }
}

/** Writes a collection and its products in their order, replacing the former. */
export async function saveCollection(database: Database, collection: CollectionToSave): Promise<void> {
  const { productIds, ...row } = collection
  const { id, ...changes } = row
  await database.insert(collections).values(row).onConflictDoUpdate({ target: collections.id, set: changes })
  await database.delete(collectionProducts).where(eq(collectionProducts.collectionId, id))
  if (productIds.length === 0) return
  await database
    .insert(collectionProducts)
    .values(productIds.map((productId, position) => ({ collectionId: id, productId, position })))
}

/** Removes products from the catalogue for good; carts lose their lines of them. */
export async function removeProductsExcept(database: Database, ids: readonly number[]): Promise<void> {
  await database.delete(products).where(notInArray(products.id, [...ids]))
}

/** Removes collections from the shop; their products stay. */
export async function removeCollectionsExcept(database: Database, ids: readonly number[]): Promise<void> {
  await database.delete(collections).where(notInArray(collections.id, [...ids]))
}
