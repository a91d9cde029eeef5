import { IskraDatabase } from '#offline/database.ts'
import { isNewerDatabase } from '#offline/isNewerDatabase.ts'
import { drainOnSync } from '#offline/outbox/drainOnSync.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

/**
 * Sends what waits, with no page open or with several: the outbox's lock lets one of them at a time. Rejects while
 * something still waits, so that the browser tries again.
 */
export async function drainInBackground(services: OutboxServices): Promise<void> {
  await withDatabase((db) => drainOnSync(db, services))
}

/**
 * Works with this device's database, and resolves to what comes of it. Undefined where a newer version made the rows:
 * they are a newer worker's.
 */
export async function withDatabase<Value>(
  work: (db: IskraDatabase) => Promise<Value>,
): Promise<Value | undefined> {
  if (await isNewerDatabase({})) return undefined
  // Opened for this one time: a connection held by a sleeping worker would stand in the way of a page's migration.
  const db = new IskraDatabase()
  try {
    await db.open()
    return await work(db)
  } finally {
    db.close()
  }
}
