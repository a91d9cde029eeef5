import { remoteLineKey } from '#domain/cart/lineKey.ts'
import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { cartSender } from './cartSender.ts'
import { changeCartState, readCartState } from './cartState.ts'

/** Discarding a line's change: the line returns to the storefront's last acknowledged state, comes back, or leaves. */
export const cartLineHandler: IntentHandler<'cartItems' | 'cartState'> = {
  sender: cartSender,
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'cart.line')) return
    const { itemId, key, removed } = intent.arguments
    const { remote } = await readCartState(stores)
    const quantity = remote?.lines.find((line) => remoteLineKey(line) === key)?.quantity ?? 0
    if (quantity === 0) await stores.cartItems.delete(itemId)
    else if (removed === undefined) await stores.cartItems.update(itemId, { quantity })
    else await stores.cartItems.put({ ...removed, quantity })
  },
}

/** Discarding a code's change: the codes become those the storefront last acknowledged. */
export const cartDiscountHandler: IntentHandler<'cartItems' | 'cartState'> = {
  sender: cartSender,
  isChange: true,
  async discard(stores) {
    const { remote } = await readCartState(stores)
    await changeCartState(stores, { discountCodes: remote?.discountCodes ?? [] })
  },
}

export const cartBuyerHandler: IntentHandler<'cartItems' | 'cartState'> = {
  sender: cartSender,
  isChange: true,
  async discard(stores) {
    const { remote } = await readCartState(stores)
    const { email, phone } = remote?.buyerIdentity ?? { email: null, phone: null }
    await changeCartState(stores, { buyer: { email, phone } })
  },
}

export const cartSyncHandler: IntentHandler<'cartItems' | 'cartState'> = {
  sender: cartSender,
  isChange: false,
  discard: () => Promise.resolve(),
}
