import { database } from '#offline/openDatabase.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'
import { type DrainingOptions, startDraining } from '../outbox/startDraining.ts'
import { startRescueCopy } from '#offline/rescueCopy.ts'

/**
 * Starts what runs for as long as the page is open: the database, its copy against being wiped, and sending.
 * Loaded after the first paint. Resolves to how to stop.
 */
export async function startOffline(
  services: OutboxServices,
  options: DrainingOptions = {},
): Promise<() => void> {
  const db = await database()
  const stopCopy = startRescueCopy(db)
  const stopDraining = startDraining(db, services, options)
  return () => {
    stopDraining()
    stopCopy()
  }
}
