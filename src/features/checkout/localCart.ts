import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { cartChange } from '#offline/cart/cartChange.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { enqueueSync } from '#offline/cart/enqueueCart.ts'
import { lowerCartQuantity } from '#offline/cart/quantityCommands.ts'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import { database } from '#offline/openDatabase.ts'
import { watchQuery } from '#offline/watchQuery.ts'

/** Whether a cart on this device is the one being paid at this checkout. */
function isCartOf({ checkoutUrl }: CartSnapshot, token: string): boolean {
  return checkoutUrl !== null && new URL(checkoutUrl, 'http://localhost').pathname === `/kasa/${token}`
}

interface SyncWatch {
  /** From when on (ms since the epoch): what the storefront took earlier is known. */
  readonly since: number
  readonly onSynced: () => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/** Calls `onSynced` each time the storefront has taken a change of this checkout's cart. */
export async function watchSyncs(token: string, { since, onSynced, signal }: SyncWatch): Promise<void> {
  let seen = since
  const db = await database()
  if (signal.aborted) return
  const stopWatching = watchQuery(db, readCart, {
    next: (cart) => {
      const { lastSync } = cart
      if (!isCartOf(cart, token) || cart.syncState !== 'synced' || lastSync === null || lastSync < seen)
        return
      seen = lastSync + 1
      onSynced()
    },
    // Storage is gone: what is paid is what the storefront has.
    error: () => undefined,
  })
  signal.addEventListener('abort', stopWatching, { once: true })
}

/** The cart on this device takes over the code, so that its next sync doesn't take it off again. */
export async function followDiscountCode(token: string, code: string | null): Promise<void> {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await setDiscountCode(db, code)
}

/** The cart on this device finds out now, not at its next sync, that it has become an order. */
export async function followOrder(token: string): Promise<void> {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await cartChange(db, () => enqueueSync(db, 'checkout-opened'))
}

/**
 * Lowers the quantities on this device to what is left in stock, a line with nothing left leaves. False when the
 * cart on this device is another one: then nothing is done.
 */
export async function fitToStock(
  token: string,
  { lines, shortages }: Pick<OpenCheckout, 'lines' | 'shortages'>,
): Promise<boolean> {
  const db = await database()
  const cart = await readCart(db)
  if (!isCartOf(cart, token)) return false
  const left = new Map(shortages.map((shortage) => [shortage.lineId, shortage.available]))
  const unmatched = [...cart.items]
  for (const line of lines) {
    // Both carts keep their lines in the order they were added, so the first of a variant is the first there too.
    const place = unmatched.findIndex((item) => item.variantId === line.variantId)
    const [item] = place === -1 ? [] : unmatched.splice(place, 1)
    const available = left.get(line.id)
    if (item !== undefined && available !== undefined) await lowerCartQuantity(db, item, available)
  }
  return true
}
