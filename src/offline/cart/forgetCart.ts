import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { judgeGoneCart } from '#domain/cart/goneCart.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '../newId.ts'
import type { Lease } from '../outbox/lock.ts'
import { enqueueLine } from './enqueueCart.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { addNotices, type NewNotice, openRemovals } from './cartNotices.ts'
import { cartItemOf, type CartItemRow } from './cartRows.ts'
import { changeCartState, readCartState } from './cartState.ts'

/**
 * The storefront no longer knows the cart `cartId`. If it went to a checkout lately it was bought: its lines
 * leave, later additions stay, and a notice can bring them back. Otherwise all lines wait to be sent anew.
 */
export function forgetCart(db: IskraDatabase, cartId: string, lease: Lease): Promise<void> {
  return change(db, async () => {
    await lease.confirm()
    const state = await readCartState(db)
    if (state.cartId !== cartId) return
    const rows = await db.cartItems.orderBy('position').toArray()
    const verdict = judgeGoneCart(state.checkout, rows, Date.now())
    await changeCartState(db, {
      cartId: null,
      checkoutUrl: null,
      lastSync: null,
      remote: null,
      outcomeUnknown: false,
      checkout: null,
      ...(verdict.kind === 'completed' ? { discountCodes: [] } : {}),
    })
    const removed = verdict.kind === 'completed' ? await takeBought(db, rows, verdict.bought) : []
    const left = await db.cartItems.toArray()
    await enqueueAll(db, left)
    await addNotices(db, noticeFor(verdict.kind, removed, left.length))
  })
}

/** Each line has to arrive anew. One that already waits, or was refused, keeps its intent as it is. */
async function enqueueAll(db: IskraDatabase, rows: readonly CartItemRow[]): Promise<void> {
  const intents = await db.outbox.where('entity').equals(CART_ENTITY).toArray()
  const known = new Set(intents.flatMap(({ arguments: its }) => ('itemId' in its ? [its.itemId] : [])))
  for (const row of rows) if (!known.has(row.id)) await enqueueLine(db, row, row.quantity)
}

async function takeBought(
  db: IskraDatabase,
  rows: readonly CartItemRow[],
  bought: ReadonlyMap<string, number>,
): Promise<readonly RemovedItem[]> {
  const removed: RemovedItem[] = []
  for (const row of rows) {
    const pieces = bought.get(row.key) ?? 0
    if (pieces === 0) continue
    if (pieces === row.quantity) await db.cartItems.delete(row.id)
    else await db.cartItems.put({ ...row, quantity: row.quantity - pieces })
    const item = { ...cartItemOf(row), quantity: pieces }
    removed.push({ removalId: newId(), item, position: row.position })
  }
  await openRemovals(db, removed)
  return removed
}

function noticeFor(
  kind: 'completed' | 'rebuild',
  removed: readonly RemovedItem[],
  linesLeft: number,
): readonly NewNotice[] {
  if (kind === 'completed') return [{ kind: 'order-completed', removed, linesLeft }]
  return linesLeft === 0 ? [] : [{ kind: 'cart-rebuilt' }]
}
