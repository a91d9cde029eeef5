import type { IskraDatabase } from '../database.ts'
import { type CartStateRow, EMPTY_CART_STATE } from './cartRows.ts'

/** The cart's one row of state; the empty one before anything was kept. */
export async function readCartState(db: IskraDatabase): Promise<CartStateRow> {
  return (await db.cartState.get('cart')) ?? EMPTY_CART_STATE
}

/** Writes some of the cart's state, inside the caller's transaction. */
export async function changeCartState(
  db: IskraDatabase,
  changes: Partial<Omit<CartStateRow, 'id'>>,
): Promise<void> {
  await db.cartState.put({ ...(await readCartState(db)), ...changes })
}
