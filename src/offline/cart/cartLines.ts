import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { MAX_CART_LINES } from '#domain/cart/cartQuantity.ts'
import { isSameLine, lineKey } from '#domain/cart/lineKey.ts'
import { newId } from '#domain/newId.ts'
import { OfflineError } from '../offlineError.ts'
import { enqueueRemoval } from './enqueueCart.ts'
import { openRemovals } from './cartNotices.ts'
import { cartItemOf, type CartItemRow } from './cartRows.ts'
import type { CartStores } from './cartChange.ts'

// Shared by the cart's commands; all of it runs inside their transactions.

/** Finds the shown line: by its id, or as the same thing put in again meanwhile. */
export function findLine(rows: readonly CartItemRow[], seen: CartItem): CartItemRow | undefined {
  return rows.find((row) => row.id === seen.id) ?? rows.find((row) => isSameLine(row, seen))
}

/** A line that joins the others, last by default. Throws an `OfflineError` when it may not. */
export function newLine(
  item: CartItem,
  rows: readonly CartItemRow[],
  position = 1 + Math.max(0, ...rows.map((row) => row.position)),
): CartItemRow {
  requireCurrency(rows, item.price.currencyCode)
  if (rows.length >= MAX_CART_LINES) {
    throw new OfflineError('CART_TOO_MANY_LINES', `the cart already has ${rows.length} lines`)
  }
  return { ...item, key: lineKey(item), position }
}

/** A cart has one currency. Throws an `OfflineError` for another one. */
export function requireCurrency(rows: readonly CartItemRow[], wanted: string): void {
  const currency = rows[0]?.price.currencyCode ?? wanted
  if (currency !== wanted) throw new OfflineError('CART_CURRENCY_MISMATCH', `the cart is in ${currency}`)
}

/** Takes lines out. Resolves to rows that `restoreToCart` can bring back. */
export async function removeRows(
  stores: CartStores,
  rows: readonly CartItemRow[],
): Promise<readonly RemovedItem[]> {
  const removed: RemovedItem[] = []
  for (const row of rows) {
    await stores.cartItems.delete(row.id)
    await enqueueRemoval(stores, row)
    removed.push({ removalId: newId(), item: cartItemOf(row), position: row.position })
  }
  await openRemovals(stores, removed)
  return removed
}
