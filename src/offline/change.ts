import { untilBack } from '#domain/pageLife.ts'
import type { IskraDatabase } from './database.ts'
import { offlineErrorFrom } from './offlineError.ts'
import type { StoreName } from './deviceStores.ts'
import type { Readable, ReadableStores, Stores } from './stores.ts'

/**
 * Runs one change of the named stores in one transaction: all of it is written or nothing. `work` gets only these
 * stores; changes of other stores don't wait for it. Rejects only with an `OfflineError`. When the page is left, the
 * open transaction is undone, and run anew when it is back: `work` may run again.
 */
export async function change<Name extends StoreName, Result>(
  db: IskraDatabase,
  names: readonly Name[],
  work: (stores: Stores<Name>) => Promise<Result>,
): Promise<Result> {
  try {
    // Dexie follows a transaction through the awaits of async functions alone.
    return await whileHere(db, () => db.transaction('rw', names, async () => work(db)))
  } catch (error) {
    throw offlineErrorFrom(error)
  }
}

/**
 * Reads the named stores as they are at one moment; `work` is given these for reading alone. Readings don't wait for
 * each other. Rejects with an `OfflineError` and with nothing else.
 */
export async function read<Name extends StoreName, Result>(
  db: IskraDatabase,
  names: readonly Name[],
  work: (stores: Readable<Name>) => Promise<Result>,
): Promise<Result> {
  try {
    return await whileHere(db, () => observe(db, names, work))
  } catch (error) {
    throw offlineErrorFrom(error)
  }
}

/**
 * The same for a live query. It rejects with Dexie's own errors: by their names the query tells a database that is
 * closed for now, and asks again once it is open.
 */
export function observe<Name extends StoreName, Result>(
  db: IskraDatabase,
  names: readonly Name[],
  work: (stores: Readable<Name>) => Promise<Result>,
): Promise<Result> {
  const readable: ReadableStores = db
  return db.transaction('r', names, async () => work(readable))
}

/** Runs a transaction while the page is here, and again when it was undone because the page was left. */
async function whileHere<Result>(
  { openTransactions }: IskraDatabase,
  transact: () => Promise<Result>,
): Promise<Result> {
  // One within another is undone and run again with it.
  if (openTransactions.isWithinOne()) return transact()
  for (;;) {
    // Nothing is awaited without need: Dexie follows its live queries through few awaits.
    if (openTransactions.life.getSnapshot() === 'left') await untilBack(openTransactions.life)
    const { timesUndone } = openTransactions
    try {
      return await transact()
    } catch (error) {
      const isUndone = openTransactions.timesUndone !== timesUndone
      if (!isUndone || offlineErrorFrom(error).code !== 'OFFLINE_STORAGE_UNAVAILABLE') throw error
    }
  }
}
