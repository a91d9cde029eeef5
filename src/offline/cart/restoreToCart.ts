import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { mostOf } from '#domain/cart/cartQuantity.ts'
import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import { cartChange, type CartStores } from './cartChange.ts'
import { enqueueLine } from './enqueueCart.ts'
import { findLine, newLine } from './cartLines.ts'
import { changeCartState, readCartState } from './cartState.ts'

/**
 * Undoes removals: each line comes back to its place with its pieces, joining those added again meanwhile.
 * A removal is undone once, however often this is called with it. Rejects with an `OfflineError`, and then
 * nothing has changed.
 */
export function restoreToCart(
  db: IskraDatabase,
  removed: RemovedItem | readonly RemovedItem[],
): Promise<void> {
  return cartChange(db, async (stores) => {
    for (const one of 'removalId' in removed ? [removed] : removed) await restoreOne(stores, one)
  })
}

async function restoreOne(stores: CartStores, { removalId, item, position }: RemovedItem): Promise<void> {
  const state = await readCartState(stores)
  if (!state.openRemovals.includes(removalId)) return
  const items = await stores.cartItems.toArray()
  const present = findLine(items, item)
  const row = present ?? newLine(item, items, position)
  const most = Math.max(item.quantity, mostOf(item.terms?.maximumQuantity ?? null))
  const wanted = (present?.quantity ?? 0) + item.quantity
  // A thing that is bought once may have been put in again meanwhile.
  const quantity = most === 1 ? 1 : wanted
  if (quantity > most) throw new OfflineError('CART_QUANTITY_TOO_LARGE', `cannot hold ${quantity} pieces`)
  await stores.cartItems.put({ ...row, quantity })
  await enqueueLine(stores, row, quantity)
  await changeCartState(stores, { openRemovals: state.openRemovals.filter((id) => id !== removalId) })
}
