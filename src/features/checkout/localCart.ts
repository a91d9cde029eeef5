import { cartChange } from '#offline/cart/cartChange.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { enqueueSync } from '#offline/cart/cartIntent.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { database } from '#offline/openDatabase.ts'

/** Whether the cart on this device is the one being paid at this checkout. */
async function isCartOf(token: string): Promise<boolean> {
  const { checkoutUrl } = await readCart(await database())
  return checkoutUrl !== null && new URL(checkoutUrl, 'http://localhost').pathname === `/kasa/${token}`
}

/** The cart on this device takes over the code, so that its next sync doesn't take it off again. */
export async function followDiscountCode(token: string, code: string | null): Promise<void> {
  if (await isCartOf(token)) await setDiscountCode(await database(), code)
}

/** The cart on this device finds out now, not at its next sync, that it has become an order. */
export async function followOrder(token: string): Promise<void> {
  if (!(await isCartOf(token))) return
  const db = await database()
  await cartChange(db, () => enqueueSync(db, 'checkout-opened'))
}
