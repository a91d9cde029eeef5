import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'
import type { CartStateRow } from './cartRows.ts'
import { isCartGone } from './readRemoteCart.ts'

/** The cart of a person who leaves this device, where the storefront has it under their address or number. */
export function namedCart({ cartId, buyer, remote }: CartStateRow): string | null {
  const there = remote?.buyerIdentity
  const names = [buyer.email, buyer.phone, there?.email, there?.phone]
  return names.some((name) => name !== null && name !== undefined) ? cartId : null
}

/** Removes the buyer from a cart that is left behind, inside the caller's transaction. */
export function enqueueLeaving(stores: IntentStores, cartId: string): Promise<void> {
  const name = `cart.leave:${cartId}`
  return enqueue(stores, { kind: 'cart.leave', entity: name, coalesceKey: name, arguments: { cartId } })
}

/** It doesn't touch this device's cart, which is another person's by then, and writes nothing back. */
export const leavingHandler: IntentHandler<never> = {
  sender: sendEach('storefront', 'cart.leave', leave),
  isChange: false,
  discard: () => Promise.resolve(),
}

async function leave(intent: IntentRow<'cart.leave'>, { storefront }: SendContext): Promise<Outcome> {
  try {
    await storefront.cartBuyerIdentityUpdate(intent.arguments.cartId, { email: null, phone: null })
    return { kind: 'done' }
  } catch (error) {
    // The cart is gone or has become an order: there is no buyer to remove.
    if (isRefusal(error) || isCartGone(error)) return { kind: 'done' }
    return { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) }
  }
}
