import type { IskraDatabase } from '#offline/database.ts'
import { database } from '#offline/openDatabase.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'
import { type DrainingOptions, startDraining } from '../outbox/startDraining.ts'
import { log } from '#domain/log.ts'
import { startRescueCopy } from '#offline/rescueCopy.ts'
import { sweepBegunFiles } from '#offline/session/begunFile.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

/**
 * Starts the services that run while the page is open: the database, its rescue copy and the outbox. Loaded after the
 * first paint. Resolves to how to stop.
 */
export async function startOffline(
  services: OutboxServices,
  options: DrainingOptions = {},
): Promise<() => void> {
  const db = await database()
  const stopCopy = startRescueCopy(db)
  const stopDraining = startDraining(db, services, options)
  const callOffSweep = whenQuiet(() => void sweep(db))
  return () => {
    callOffSweep()
    stopDraining()
    stopCopy()
  }
}

/** Housekeeping in the background: a starting page has more urgent work. */
async function sweep(db: IskraDatabase): Promise<void> {
  try {
    await sweepBegunFiles(db, Date.now())
  } catch (error) {
    log.info('start', 'old files are still there', { reason: String(error) })
  }
}
