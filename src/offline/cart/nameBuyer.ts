import type { IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { enqueueBuyer } from './enqueueCart.ts'

type BuyerStores = IntentStores & Stores<'cartItems' | 'cartState'>

/**
 * Says under which address whoever is signed in buys, inside the caller's transaction: the next cart is made with it,
 * and one that is there, or on its way, is told. It goes with the cart when the person signs out. False where it is
 * known already, and then nothing happens.
 */
export async function nameBuyer(stores: BuyerStores, email: string): Promise<boolean> {
  const { buyer, cartId } = await readCartState(stores)
  if (buyer.email === email) return false
  const named = { ...buyer, email }
  await changeCartState(stores, { buyer: named })
  if (cartId !== null || (await stores.cartItems.count()) > 0) await enqueueBuyer(stores, named)
  return true
}
