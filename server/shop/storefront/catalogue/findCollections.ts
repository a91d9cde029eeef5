import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { collectionHandleOf } from '../frontNames.ts'
import { collections } from '../tables.ts'
import { rowIdOf } from '../globalId.ts'
import type { CollectionRow } from './collectionsOfProducts.ts'

/** Every collection, in the order the shop shows them, which is the default for sorting by `ID`. */
export async function readCollections(database: Database): Promise<CollectionRow[]> {
  return database.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
}

/** The collections with these row ids, in no order. */
export async function loadCollections(database: Database, ids: readonly number[]): Promise<CollectionRow[]> {
  return database
    .select()
    .from(collections)
    .where(inArray(collections.id, [...ids]))
}

/** The collection of a global id, or else of a handle or of a name used by other people's storefronts. */
export async function findCollection(
  database: Database,
  key: { readonly id?: string | null; readonly handle?: string | null },
): Promise<CollectionRow | null> {
  const where = key.id
    ? eq(collections.id, rowIdOf('Collection', key.id) ?? -1)
    : eq(collections.handle, collectionHandleOf(key.handle ?? ''))
  const [collection] = await database.select().from(collections).where(where)
  return collection ?? null
}
