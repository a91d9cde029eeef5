import { IskraDatabase } from '#offline/database.ts'
import { isNewerDatabase } from '#offline/isNewerDatabase.ts'
import { drainOnSync } from '#offline/outbox/drainOnSync.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

/**
 * Sends what waits, with no page open or with several: the outbox's lock lets one of them at a time. Rejects while
 * something still waits, so that the browser tries again.
 */
export async function drainInBackground(services: OutboxServices): Promise<void> {
  // A newer version's rows are a newer worker's to send.
  if (await isNewerDatabase({})) return
  // Opened for this one time: a connection held by a sleeping worker would stand in the way of a page's migration.
  const db = new IskraDatabase()
  try {
    await db.open()
    await drainOnSync(db, services)
  } finally {
    db.close()
  }
}
