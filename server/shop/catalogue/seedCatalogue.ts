import { createHash } from 'node:crypto'
import { notInArray } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { tellRating } from '#server/shop/reviews/shownReviews.ts'
import { withTrueReductions } from '#server/shop/storefront/prices/priceHistory.ts'
import {
  removeCollectionsExcept,
  removeProductsExcept,
  saveCollection,
  saveProduct,
} from '#server/shop/storefront/saveCatalogue.ts'
import { catalogueCollections, catalogueProducts } from './catalogue.ts'
import { inOrderOfShop } from './membership.ts'
import { collectionRow, productRow } from './rows.ts'
import { catalogueSeeds } from './tables.ts'

/** The version of the writing: another number rewrites all products. */
const WRITTEN = 'with true reductions'

interface Entry {
  readonly name: string
  readonly id: number
  readonly contentHash: string
  readonly write: (tx: Transaction) => Promise<void>
}

/**
 * Brings the storefront's tables to this version of the catalogue, in one transaction: writes new and changed rows,
 * removes products no longer sold, leaves the rest alone. Stock taken by orders stays taken. Idempotent.
 */
export async function seedCatalogue(context: ServerContext): Promise<void> {
  const products = productEntries(context.now())
  const collections = collectionEntries(context.now())
  const entries = [...products, ...collections]
  await context.database.transaction(async (tx) => {
    const seeds = await tx.select().from(catalogueSeeds)
    const written = new Map(seeds.map((seed) => [seed.name, seed.contentHash]))
    const changed = entries.filter((entry) => written.get(entry.name) !== entry.contentHash)
    if (changed.length === 0 && seeds.length === entries.length) return

    await removeProductsExcept(
      tx,
      products.map((entry) => entry.id),
    )
    await removeCollectionsExcept(
      tx,
      collections.map((entry) => entry.id),
    )
    for (const entry of changed) {
      await entry.write(tx)
      await tx
        .insert(catalogueSeeds)
        .values({ name: entry.name, contentHash: entry.contentHash })
        .onConflictDoUpdate({ target: catalogueSeeds.name, set: { contentHash: entry.contentHash } })
    }
    await tx.delete(catalogueSeeds).where(
      notInArray(
        catalogueSeeds.name,
        entries.map((entry) => entry.name),
      ),
    )
  })
}

function productEntries(now: Date): Entry[] {
  const ranks = new Map(inOrderOfShop(catalogueProducts).map((product, index) => [product, index + 1]))
  return catalogueProducts.map((product) => {
    const { updatedAt: _, ...row } = productRow(product, ranks.get(product) ?? catalogueProducts.length, now)
    return {
      name: `product/${product.handle}`,
      id: row.id,
      contentHash: hashOf({ ...row, written: WRITTEN }),
      write: async (tx) => {
        await saveProduct(tx, await withTrueReductions(tx, { ...row, updatedAt: now }, now))
        // Its rating comes from its buyers, not from the catalogue.
        await tellRating(tx, { now: () => now }, row.id)
      },
    }
  })
}

function collectionEntries(now: Date): Entry[] {
  return catalogueCollections.map((collection, index) => {
    const { updatedAt: _, ...row } = collectionRow(collection, index + 1, catalogueProducts, now)
    return {
      name: `collection/${collection.handle}`,
      id: row.id,
      contentHash: hashOf(row),
      write: (tx) => saveCollection(tx, { ...row, updatedAt: now }),
    }
  })
}

function hashOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex')
}
