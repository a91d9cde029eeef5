import type { IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { enqueueBuyer } from './enqueueCart.ts'

type BuyerStores = IntentStores & Stores<'cartItems' | 'cartState'>

/**
 * Sets the signed-in user's address as the cart's buyer, inside the caller's transaction: the next cart is made with
 * it, and an existing one, or one on its way, gets it. It is removed when the person signs out. False where it is
 * already set; then nothing happens.
 */
export async function nameBuyer(stores: BuyerStores, email: string): Promise<boolean> {
  const { buyer, cartId } = await readCartState(stores)
  if (buyer.email === email) return false
  const named = { ...buyer, email }
  await changeCartState(stores, { buyer: named })
  if (cartId !== null || (await stores.cartItems.count()) > 0) await enqueueBuyer(stores, named)
  return true
}
