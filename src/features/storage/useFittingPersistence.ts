import { useEffect } from 'react'
import { storageManager } from '#domain/browser/page/parts.ts'
import { log } from '#domain/log.ts'
import { onOutboxChange } from '#offline/outbox/signal.ts'
import { workerLine } from '#offline/workerLine.ts'
import { useCartDrawer } from '#ui/state/cartDrawer.ts'
import { askForPersistence } from './persistence.ts'

/**
 * Asks the browser to keep this device's data at the first moment there is some: a changed cart, or a saved pack.
 * A cart filled before this was mounted shows by its open drawer.
 */
export function useFittingPersistence(): void {
  const isCartOpen = useCartDrawer()
  useEffect(() => {
    if (isCartOpen) void askForTheCart()
  }, [isCartOpen])

  useEffect(() => {
    let isOver = false
    let stopListening = () => {}
    const stopHearing = onOutboxChange(() => void ask())
    const listen = async () => {
      const line = await workerLine()
      if (isOver || !line) return
      stopListening = line.listen((notice) => {
        if (notice.type === 'pack' && notice.record.state === 'ready') void ask()
      })
    }
    void listen()
    return () => {
      isOver = true
      stopHearing()
      stopListening()
    }
  }, [])
}

async function askForTheCart(): Promise<void> {
  try {
    const { database } = await import('#offline/openDatabase.ts')
    const db = await database()
    if ((await db.cartItems.count()) > 0) await ask()
  } catch (error) {
    tellUnasked(error)
  }
}

async function ask(): Promise<void> {
  try {
    await askForPersistence({ storage: storageManager(), now: Date.now() })
  } catch (error) {
    tellUnasked(error)
  }
}

function tellUnasked(error: unknown): void {
  log.info('storage', 'persistence not asked for', { error: String(error) })
}
