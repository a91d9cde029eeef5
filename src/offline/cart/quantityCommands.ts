import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { validateQuantity } from '#domain/cart/cartQuantity.ts'
import { mostPieces } from '#domain/cart/saleTerms.ts'
import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import { cartChange, type CartStores } from './cartChange.ts'
import { enqueueLine } from './enqueueCart.ts'
import { type CartMoment, momentOfChange } from './cartMoment.ts'
import { findLine, newLine, removeRows } from './cartLines.ts'
import type { CartItemRow } from './cartRows.ts'

/**
 * The commands that change a line's quantity. Each takes the line as the person saw it and counts from the stored
 * quantity when its turn comes: presses of two tabs, and presses faster than the screen, all count. A line that has
 * left meanwhile has none, and comes back when pieces are added.
 */

/** The result of a change of a line, once it is stored. */
export interface LineAnswer {
  readonly itemId: string
  readonly quantity: number
  /** The removed lines; `restoreToCart` brings them back. */
  readonly removed: readonly RemovedItem[]
  readonly moment: CartMoment
}

/**
 * Adds pieces, or removes them when negative; `begin` gives the number once the transaction has begun. Stops at the
 * most a line may hold by the stock known here; at zero the line leaves. Rejects with an `OfflineError`; then nothing
 * has changed.
 */
export function stepCartQuantity(
  db: IskraDatabase,
  seen: CartItem,
  begin: () => number,
): Promise<LineAnswer> {
  return changeQuantity(db, seen, (present, most) => Math.min(most, Math.max(0, present + begin())))
}

/** As many pieces as were typed; zero or less removes the line (specification part 1, section 4). */
export async function setCartQuantity(
  db: IskraDatabase,
  seen: CartItem,
  quantity: number,
): Promise<LineAnswer> {
  const verdict = validateQuantity(quantity)
  if (verdict.kind === 'refuse') throw new OfflineError(verdict.code, `cannot set ${quantity} pieces`)
  return changeQuantity(db, seen, (_present, most) =>
    verdict.kind === 'remove' ? 0 : Math.min(most, verdict.quantity),
  )
}

/** Lowers the quantity to the shop's stock. A lower one stays. */
export function lowerCartQuantity(db: IskraDatabase, seen: CartItem, most: number): Promise<LineAnswer> {
  return changeQuantity(db, seen, (present) => Math.min(present, most))
}

function changeQuantity(
  db: IskraDatabase,
  seen: CartItem,
  countOn: (present: number, most: number) => number,
): Promise<LineAnswer> {
  return cartChange(db, async (stores) => {
    const rows = await stores.cartItems.toArray()
    const present = findLine(rows, seen)
    const before = present?.quantity ?? 0
    const line = present ?? seen
    const others = rows.filter((row) => row.id !== line.id)
    // A line that holds more than it may, the shop having less by now, is not cut without being asked.
    const quantity = countOn(before, Math.max(before, mostPieces(line, others).pieces))
    const isLeaving = present !== undefined && quantity === 0
    const removed = isLeaving ? await removeRows(stores, [present]) : []
    if (!isLeaving && quantity !== before) await keep(stores, present ?? newLine(seen, rows), quantity)
    return { itemId: present?.id ?? seen.id, quantity, removed, moment: momentOfChange() }
  })
}

async function keep(stores: CartStores, row: CartItemRow, quantity: number): Promise<void> {
  await stores.cartItems.put({ ...row, quantity })
  await enqueueLine(stores, row, quantity)
}
