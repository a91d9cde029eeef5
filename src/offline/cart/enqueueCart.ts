import type { IntentFailure } from '../outbox/intent.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { CART_ENTITY, type CartSyncReason } from './cartIntentArguments.ts'
import type { CartItemRow } from './cartRows.ts'

type LineLike = Pick<CartItemRow, 'id' | 'key' | 'title'>

/** Asks for a line that was just taken out to leave the storefront's cart too. */
export function enqueueRemoval(stores: IntentStores, removed: CartItemRow): Promise<void> {
  const { id, key, title } = removed
  return enqueue(stores, {
    kind: 'cart.line',
    entity: CART_ENTITY,
    coalesceKey: lineIntentKey(id),
    arguments: { itemId: id, key, title, quantity: 0, removed },
  })
}

/** Queues a line's present state for the storefront, inside the caller's transaction. */
export function enqueueLine(
  stores: IntentStores,
  line: LineLike,
  quantity: number,
  refused?: IntentFailure,
): Promise<void> {
  return enqueue(stores, {
    kind: 'cart.line',
    entity: CART_ENTITY,
    coalesceKey: lineIntentKey(line.id),
    arguments: { itemId: line.id, key: line.key, title: line.title, quantity },
    ...(refused === undefined ? {} : { refused }),
  })
}

export function enqueueDiscount(stores: IntentStores, code: string | null): Promise<void> {
  return enqueue(stores, {
    kind: 'cart.discount',
    entity: CART_ENTITY,
    coalesceKey: 'cart.discount',
    arguments: { code },
  })
}

export function enqueueBuyer(
  stores: IntentStores,
  buyer: { email: string | null; phone: string | null },
): Promise<void> {
  return enqueue(stores, {
    kind: 'cart.buyer',
    entity: CART_ENTITY,
    coalesceKey: 'cart.buyer',
    arguments: buyer,
  })
}

/** Asks for the storefront's cart to be read again, at the earliest at `notBefore` (milliseconds since the epoch). */
export function enqueueSync(stores: IntentStores, reason: CartSyncReason, notBefore?: number): Promise<void> {
  return enqueue(stores, {
    kind: 'cart.sync',
    entity: CART_ENTITY,
    coalesceKey: `cart.sync:${reason}`,
    arguments: { reason },
    ...(notBefore === undefined ? {} : { notBefore }),
  })
}

const lineIntentKey = (itemId: string) => `cart.line:${itemId}`
