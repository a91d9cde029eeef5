import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { cartChange } from '#offline/cart/cartChange.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { enqueueSync } from '#offline/cart/enqueueCart.ts'
import { lowerCartQuantity } from '#offline/cart/quantityCommands.ts'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { giftEntity } from '#offline/gifts/giftIntentArguments.ts'
import { database } from '#offline/openDatabase.ts'
import { canStillBeSent } from '#offline/outbox/intent.ts'
import { printEntity } from '#offline/prints/printIntentArguments.ts'
import { watchQuery } from '#offline/watchQuery.ts'

/** Whether a cart on this device is the one being paid at this checkout. */
function isCartOf({ checkoutUrl }: CartSnapshot, token: string): boolean {
  return checkoutUrl !== null && new URL(checkoutUrl, 'http://localhost').pathname === `/kasa/${token}`
}

interface SyncWatch {
  /** The start (ms since the epoch): the storefront's earlier answers are known. */
  readonly since: number
  readonly onSynced: () => void
  /** How much of a picture had left this device when its sending was cut, in percent; null while none is cut. */
  readonly onCut: (sentPercent: number | null) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * Calls `onSynced` each time the storefront has taken a change of this checkout's cart, and once the words and
 * pictures of its lines have left this device.
 */
export async function watchSyncs(
  token: string,
  { since, onSynced, onCut, signal }: SyncWatch,
): Promise<void> {
  let seen = since
  let wasOwnWaiting = false
  const db = await database()
  if (signal.aborted) return
  const stopWatching = watchQuery(db, cartAndOwn, {
    next: ({ cart, own }) => {
      const { lastSync } = cart
      const isOwnWaiting = own.some(canStillBeSent)
      const hasOwnLeft = wasOwnWaiting && !isOwnWaiting
      wasOwnWaiting = isOwnWaiting
      if (!isCartOf(cart, token)) return
      onCut(own.find(({ lastError }) => lastError?.sentPercent)?.lastError?.sentPercent ?? null)
      const isTaken = cart.syncState === 'synced' && lastSync !== null && lastSync >= seen
      if (isTaken) seen = lastSync + 1
      if (isTaken || hasOwnLeft) onSynced()
    },
    // Storage is gone: the buyer pays for the storefront's cart.
    error: () => undefined,
  })
  signal.addEventListener('abort', stopWatching, { once: true })
}

/**
 * Resolves once the words and pictures of this checkout's lines have left this device, as soon as one can't leave it
 * now, or when `signal` ends the wait.
 */
export async function ownSent(token: string, signal: AbortSignal): Promise<void> {
  const db = await database()
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const stopWatching = watchQuery(db, cartAndOwn, {
      next: ({ cart, own }) => {
        const isLeaving = own.some(canStillBeSent) && own.every(({ lastError }) => lastError === null)
        if (!isLeaving || !isCartOf(cart, token)) end()
      },
      error: end,
    })
    signal.addEventListener('abort', end, { once: true })
    function end(): void {
      stopWatching()
      resolve()
    }
  })
}

/** The cart, and the unsent words and pictures of its lines. */
async function cartAndOwn(db: IskraDatabase) {
  const cart = await readCart(db)
  const entities = cart.items.flatMap(({ id }) => [giftEntity(id), printEntity(id)])
  return { cart, own: await db.outbox.where('entity').anyOf(entities).toArray() }
}

/** The cart on this device takes over the code, so that its next sync doesn't take it off again. */
export async function followDiscountCode(token: string, code: string | null): Promise<void> {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await setDiscountCode(db, code)
}

/** Tells this device's cart now, not at its next sync, that it has become an order. */
export async function followOrder(token: string): Promise<void> {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await cartChange(db, () => enqueueSync(db, 'checkout-opened'))
}

/**
 * Lowers the quantities on this device to the stock; a line without stock leaves. False when this device has another
 * cart: then nothing is done.
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
