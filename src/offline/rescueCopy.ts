import { liveQuery, type Subscription } from 'dexie'
import type { CartItemRow, CartStateRow } from './cart/cartRows.ts'
import { change } from './change.ts'
import { DATABASE_ID_KEY, type IskraDatabase, type SettingRow } from './database.ts'
import type { GenerationRow } from './generation/generationRow.ts'
import type { IntentRow } from './outbox/intent.ts'
import { announceOutboxChange } from './outbox/signal.ts'

/** What is written back when the database is gone under an open page. */
interface RescueCopy {
  readonly databaseId: string
  readonly cartItems: readonly CartItemRow[]
  readonly cartState: CartStateRow | undefined
  readonly outbox: readonly IntentRow[]
  readonly generations: readonly GenerationRow[]
  readonly settings: readonly SettingRow[]
}

const RESCUED_FROM_KEY = 'rescued-from'

/**
 * Keeps the cart, the generations and what waits to be sent in this page's memory too. When the database is wiped under the open
 * page (site data cleared, storage evicted), it is made anew and they are written back, by whichever tab comes
 * first. Returns how to stop.
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

function readCopy(db: IskraDatabase): Promise<RescueCopy> {
  return db.transaction('r', db.tables, async () => {
    const settings = await db.settings.toArray()
    return {
      databaseId: String(settings.find((row) => row.key === DATABASE_ID_KEY)?.value),
      cartItems: await db.cartItems.toArray(),
      cartState: await db.cartState.get('cart'),
      outbox: await db.outbox.toArray(),
      generations: await db.generations.toArray(),
      settings: settings.filter((row) => row.key !== DATABASE_ID_KEY),
    }
  })
}

async function restore(db: IskraDatabase, copy: RescueCopy): Promise<void> {
  await change(db, async () => {
    const rescued = await db.settings.get(RESCUED_FROM_KEY)
    if (rescued?.value === copy.databaseId || (await db.cartItems.count()) > 0) return
    await db.settings.bulkPut([...copy.settings, { key: RESCUED_FROM_KEY, value: copy.databaseId }])
    await db.cartItems.bulkPut(copy.cartItems)
    // What was on its way when the database went is not known.
    if (copy.cartState)
      await db.cartState.put({ ...copy.cartState, outcomeUnknown: true, sendingSince: null })
    await db.outbox.bulkPut(copy.outbox)
    await db.generations.bulkPut(copy.generations)
  })
  announceOutboxChange()
}
