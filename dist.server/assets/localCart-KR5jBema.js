import { n as cartChange, o as enqueueSync } from './cartChange-BH1H7Yuv.js'
import { l as setDiscountCode, t as lowerCartQuantity } from './quantityCommands-CcC4EAxJ.js'
import { readCart } from './readCart-BzgS_7uR.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { t as watchQuery } from './watchQuery-B7_K8cK7.js'
// src/features/checkout/localCart.ts
/** Whether a cart on this device is the one being paid at this checkout. */
function isCartOf({ checkoutUrl }, token) {
  return checkoutUrl !== null && new URL(checkoutUrl, 'http://localhost').pathname === `/kasa/${token}`
}
/** Calls `onSynced` each time the storefront has taken a change of this checkout's cart, until `signal` aborts. */
async function watchSyncs(token, onSynced, signal) {
  const db = await database()
  if (signal.aborted) return
  let known = null
  const stopWatching = watchQuery(db, readCart, {
    next: (cart) => {
      if (!isCartOf(cart, token) || cart.syncState !== 'synced' || cart.lastSync === known) return
      if (known !== null) onSynced()
      known = cart.lastSync
    },
    error: () => void 0,
  })
  signal.addEventListener('abort', stopWatching, { once: true })
}
/** The cart on this device takes over the code, so that its next sync doesn't take it off again. */
async function followDiscountCode(token, code) {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await setDiscountCode(db, code)
}
/** The cart on this device finds out now, not at its next sync, that it has become an order. */
async function followOrder(token) {
  const db = await database()
  if (isCartOf(await readCart(db), token)) await cartChange(db, () => enqueueSync(db, 'checkout-opened'))
}
/**
 * Lowers the quantities on this device to what is left in stock, a line with nothing left leaves. False when the
 * cart on this device is another one: then nothing is done.
 */
async function fitToStock(token, { lines, shortages }) {
  const db = await database()
  const cart = await readCart(db)
  if (!isCartOf(cart, token)) return false
  const left = new Map(shortages.map((shortage) => [shortage.lineId, shortage.available]))
  const unmatched = [...cart.items]
  for (const line of lines) {
    const place = unmatched.findIndex((item) => item.variantId === line.variantId)
    const [item] = place === -1 ? [] : unmatched.splice(place, 1)
    const available = left.get(line.id)
    if (item !== void 0 && available !== void 0) await lowerCartQuantity(db, item, available)
  }
  return true
}
export { fitToStock, followDiscountCode, followOrder, watchSyncs }
