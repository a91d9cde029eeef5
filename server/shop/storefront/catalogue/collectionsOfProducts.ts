import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { inBatches } from '../batch.ts'
import { collectionProducts, collections } from '../tables.ts'

export type CollectionRow = typeof collections.$inferSelect

async function readAll(
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CollectionRow[]>> {
  const rows = await database
    .select({ productId: collectionProducts.productId, collection: collections })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(inArray(collectionProducts.productId, [...productIds]))
    .orderBy(asc(collections.position), asc(collections.id))
  const grouped = Map.groupBy(rows, (row) => row.productId)
  return new Map([...grouped].map(([id, found]) => [id, found.map((row) => row.collection)]))
}

const reads = new WeakMap<Database, ReturnType<typeof inBatches<number, readonly CollectionRow[]>>>()

/** The collections of a product, in the shop's order; those of a whole list of products in one query. */
export async function collectionsOfProduct(
  database: Database,
  productId: number,
): Promise<readonly CollectionRow[]> {
  let read = reads.get(database)
  if (!read) {
    read = inBatches((ids) => readAll(database, ids))
    reads.set(database, read)
  }
  return (await read(productId)) ?? []
}
