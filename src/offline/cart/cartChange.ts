import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { Stores } from '../stores.ts'

/** The stores of a change of the cart: its rows, and the intents for the storefront. */
export const CART_STORES = ['cartItems', 'cartState', ...INTENT_STORES] as const
export type CartStores = Stores<(typeof CART_STORES)[number]>

/** Runs a cart command: its rows and its intents in one transaction, then notifies the outbox. */
export async function cartChange<Result>(
  db: IskraDatabase,
  work: (stores: CartStores) => Promise<Result>,
): Promise<Result> {
  const result = await change(db, CART_STORES, work)
  announceOutboxChange()
  return result
}
