import type { IskraDatabase } from './database.ts'
import { offlineErrorFrom } from './offlineError.ts'

/**
 * Runs one change of what this device keeps in one transaction: all of it is written or nothing. Rejects with
 * an `OfflineError` and with nothing else.
 */
export async function change<Result>(db: IskraDatabase, work: () => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction('rw', db.tables, work)
  } catch (error) {
    throw offlineErrorFrom(error)
  }
}
