import { liveQuery, type Subscription } from 'dexie'
import { change, observe } from './change.ts'
import { DATABASE_ID_KEY, type IskraDatabase } from './database.ts'
import { STORE_NAMES, STORE_RULES, type StoreName, type StoreRows } from './deviceStores.ts'
import { announceOutboxChange } from './outbox/signal.ts'
import { forgetDraftOwner } from './session/draftOwner.ts'
import { isDraft } from './session/draftRow.ts'
import { putBack, tableOf } from './session/personRows.ts'

const RESCUED_FROM_KEY = 'rescued-from'
/** Pause (ms) before rows that could not be written back are tried again. */
const AGAIN_AFTER_MS = 2_000

const RESCUED = STORE_NAMES.filter((name) => STORE_RULES[name].rescue !== null)
/** Stores that are read together. */
const GROUPS = [...new Set(RESCUED.map((name) => STORE_RULES[name].rescue))].map((group) =>
  RESCUED.filter((name) => STORE_RULES[name].rescue === group),
)

/**
 * Copies this device's stored rows into this page's memory too, by the rule of each store. When the database is wiped
 * under the open page (site data cleared, storage evicted), the first tab makes it anew and writes the rows back.
 * Returns how to stop.
 */
export function startRescueCopy(db: IskraDatabase): () => void {
  let copiedFrom: string | null = null
  let rows: Partial<StoreRows> = {}
  let subscriptions: readonly Subscription[] = []
  let isStopped = false

  function unsubscribe() {
    for (const subscription of subscriptions) subscription.unsubscribe()
    subscriptions = []
  }

  async function begin() {
    // A database that can't be read is opened anew, or a newer version has taken over.
    const databaseId = await readDatabaseId(db).catch(() => null)
    if (databaseId === null || isStopped) return
    try {
      if (copiedFrom !== null && copiedFrom !== databaseId) await restore(db, copiedFrom, rows)
    } catch {
      setTimeout(() => void begin(), AGAIN_AFTER_MS)
      return
    }
    copiedFrom = databaseId
    if (isStopped) return
    unsubscribe()
    subscriptions = GROUPS.map((names) =>
      liveQuery(() => readStores(db, names)).subscribe({
        next: (read) => {
          rows = { ...rows, ...read }
        },
        // The database was closed for good: a newer version has taken over.
        error: () => undefined,
      }),
    )
  }

  // Each time the database was opened: it may be another one. Not at once: until this returns, queries wait.
  const onReady = () => {
    unsubscribe()
    setTimeout(() => void begin())
  }
  db.on('ready', onReady, true)
  void begin()
  return () => {
    isStopped = true
    unsubscribe()
    db.on('ready').unsubscribe(onReady)
  }
}

async function readDatabaseId(db: IskraDatabase): Promise<string> {
  return String((await db.settings.get(DATABASE_ID_KEY))?.value)
}

function readStores(db: IskraDatabase, names: readonly StoreName[]): Promise<Partial<StoreRows>> {
  return observe(db, names, async () => {
    let rows: Partial<StoreRows> = {}
    for (const name of names) rows = { ...rows, [name]: await tableOf(db, name).toArray() }
    return rows
  })
}

async function restore(db: IskraDatabase, databaseId: string, rows: Partial<StoreRows>): Promise<void> {
  await change(db, STORE_NAMES, async (stores) => {
    const rescued = await stores.settings.get(RESCUED_FROM_KEY)
    if (rescued?.value === databaseId || (await stores.cartItems.count()) > 0) return
    // The new database has an id of its own, and may have made a guest already.
    const settings = (rows.settings ?? []).filter((row) => row.key !== DATABASE_ID_KEY)
    await stores.settings.bulkPut([...settings, { key: RESCUED_FROM_KEY, value: databaseId }])
    await forgetDraftOwner(stores)
    const restored = { ...rows, drafts: draftsOfPresent(rows) }
    for (const name of RESCUED) if (name !== 'settings') await putBack(db, name, restored)
  })
  announceOutboxChange()
}

/** Copied separately, the drafts may still be those of a person who has just left. */
function draftsOfPresent({ drafts = [], settings = [] }: Partial<StoreRows>): StoreRows['drafts'] {
  const owner = drafts.find((row) => !isDraft(row))?.value
  const present = settings.find((row) => row.key === 'owner')?.value
  return owner === undefined || owner === present ? drafts : []
}
