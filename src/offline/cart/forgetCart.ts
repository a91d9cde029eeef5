import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { classifyGoneCart } from '#domain/cart/goneCart.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import type { Lease } from '../outbox/lock.ts'
import { enqueueLine } from './enqueueCart.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { addNotices, type NewNotice, openRemovals } from './cartNotices.ts'
import { cartItemOf, type CartItemRow } from './cartRows.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { CART_STORES } from './cartChange.ts'
import type { IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'

/**
 * The storefront no longer knows the cart `cartId`. If it went to a checkout lately it was bought: its lines
 * leave, later additions stay, and a notice can bring them back. Otherwise all lines wait to be sent anew.
 */
export function forgetCart(db: IskraDatabase, cartId: string, lease: Lease): Promise<void> {
  return change(db, CART_STORES, async (stores) => {
    await lease.confirm(stores)
    const state = await readCartState(stores)
    if (state.cartId !== cartId) return
    const rows = await stores.cartItems.orderBy('position').toArray()
    const verdict = classifyGoneCart(state.checkout, rows, Date.now())
    await changeCartState(stores, {
      cartId: null,
      checkoutUrl: null,
      lastSync: null,
      remote: null,
      outcomeUnknown: false,
      checkout: null,
      ...(verdict.kind === 'completed' ? { discountCodes: [] } : {}),
    })
    const removed = verdict.kind === 'completed' ? await takeBought(stores, rows, verdict.bought) : []
    const left = await stores.cartItems.toArray()
    await enqueueAll(stores, left)
    await addNotices(stores, noticeFor(verdict.kind, removed, left.length))
  })
}

/** Each line has to arrive anew. One that already waits, or was refused, keeps its intent as it is. */
async function enqueueAll(stores: IntentStores, rows: readonly CartItemRow[]): Promise<void> {
  const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
  const known = new Set(intents.flatMap(({ arguments: its }) => ('itemId' in its ? [its.itemId] : [])))
  for (const row of rows) if (!known.has(row.id)) await enqueueLine(stores, row, row.quantity)
}

async function takeBought(
  stores: Stores<'cartItems' | 'cartState'>,
  rows: readonly CartItemRow[],
  bought: ReadonlyMap<string, number>,
): Promise<readonly RemovedItem[]> {
  const removed: RemovedItem[] = []
  for (const row of rows) {
    const pieces = bought.get(row.key) ?? 0
    if (pieces === 0) continue
    if (pieces === row.quantity) await stores.cartItems.delete(row.id)
    else await stores.cartItems.put({ ...row, quantity: row.quantity - pieces })
    const item = { ...cartItemOf(row), quantity: pieces }
    removed.push({ removalId: newId(), item, position: row.position })
  }
  await openRemovals(stores, removed)
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
