import type { KnownDate } from '#domain/occasions/ownDate.ts'
import type { Readable } from '../stores.ts'

/** The present user's dates. Only reads, for a live query. */
export async function readOccasions(stores: Readable<'occasions'>): Promise<readonly KnownDate[]> {
  const rows = await stores.occasions.toArray()
  return rows.map(({ id, date }) => ({ id, date }))
}
