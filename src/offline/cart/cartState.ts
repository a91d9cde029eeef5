import { type CartStateRow, EMPTY_CART_STATE } from './cartRows.ts'
import type { Readable, Stores } from '../stores.ts'

/** The cart's one row of state; the empty one before anything was kept. */
export async function readCartState(stores: Readable<'cartState'>): Promise<CartStateRow> {
  return (await stores.cartState.get('cart')) ?? EMPTY_CART_STATE
}

/** Writes some of the cart's state, inside the caller's transaction. */
export async function changeCartState(
  stores: Stores<'cartState'>,
  changes: Partial<Omit<CartStateRow, 'id'>>,
): Promise<void> {
  await stores.cartState.put({ ...(await readCartState(stores)), ...changes })
}
