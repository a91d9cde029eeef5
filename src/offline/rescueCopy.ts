import { liveQuery, type Subscription } from 'dexie'
import { change } from './change.ts'
import { DATABASE_ID_KEY, type IskraDatabase } from './database.ts'
import { announceOutboxChange } from './outbox/signal.ts'
import { putBack, tableOf } from './session/personRows.ts'
import { NO_ROWS, STORE_NAMES, STORE_RULES } from './session/storeRules.ts'
import type { StoreRows } from './rows.ts'

/** What is written back when the database is gone under an open page. */
interface RescueCopy {
  readonly databaseId: string
  readonly rows: StoreRows
}

const RESCUED_FROM_KEY = 'rescued-from'

/**
 * Keeps what this device holds in this page's memory too, as the rule of each store says. When the database is wiped
 * under the open page (site data cleared, storage evicted), it is made anew and the rows are written back, by whichever
 * tab comes first. Returns how to stop.
 */
export function keepRescueCopy(db: IskraDatabase): () => void {
  let copy: RescueCopy | null = null
  let subscription: Subscription | null = null
  let stopped = false

  function watch() {
    if (stopped) return
    subscription?.unsubscribe()
    subscription = liveQuery(() => readCopy(db)).subscribe({
      next: (read) => {
        const lost = copy
        copy = read
        if (lost === null || lost.databaseId === read.databaseId) return
        restore(db, lost).catch(() => (copy = lost))
      },
      // The database was closed for good: a newer version has taken over.
      error: () => undefined,
    })
  }

  // Each time the database was opened: it may be another one. Not at once: until this returns, queries wait.
  const onReady = () => void setTimeout(watch)
  db.on('ready', onReady, true)
  watch()
  return () => {
    stopped = true
    subscription?.unsubscribe()
    db.on('ready').unsubscribe(onReady)
  }
}

const RESCUED = STORE_NAMES.filter((name) => STORE_RULES[name].isRescued)

function readCopy(db: IskraDatabase): Promise<RescueCopy> {
  return db.transaction('r', RESCUED, async () => {
    let rows = NO_ROWS
    for (const name of RESCUED) rows = { ...rows, [name]: await tableOf(db, name).toArray() }
    return { databaseId: String(rows.settings.find((row) => row.key === DATABASE_ID_KEY)?.value), rows }
  })
}

async function restore(db: IskraDatabase, { databaseId, rows }: RescueCopy): Promise<void> {
  await change(db, async () => {
    const rescued = await db.settings.get(RESCUED_FROM_KEY)
    if (rescued?.value === databaseId || (await db.cartItems.count()) > 0) return
    // The new database has an id of its own, and may have made a guest already.
    const settings = rows.settings.filter((row) => row.key !== DATABASE_ID_KEY)
    await db.settings.bulkPut([...settings, { key: RESCUED_FROM_KEY, value: databaseId }])
    for (const name of RESCUED) if (name !== 'settings') await putBack(db, name, rows)
  })
  announceOutboxChange()
}
