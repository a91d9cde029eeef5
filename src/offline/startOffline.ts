import { database } from './openDatabase.ts'
import type { OutboxServices } from './outbox/handler.ts'
import { startDraining, type WakeOptions } from './outbox/wake.ts'
import { keepRescueCopy } from './rescueCopy.ts'

/**
 * Starts what runs for as long as the page is open: the database, its copy against being wiped, and sending.
 * Loaded after the first paint. Resolves to how to stop.
 */
export async function startOffline(services: OutboxServices, options: WakeOptions = {}): Promise<() => void> {
  const db = await database()
  const stopCopy = keepRescueCopy(db)
  const stopDraining = startDraining(db, services, options)
  return () => {
    stopDraining()
    stopCopy()
  }
}
