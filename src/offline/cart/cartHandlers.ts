import { remoteLineKey } from '#domain/cart/lineKey.ts'
import type { IskraDatabase } from '../database.ts'
import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { cartSender } from './cartSender.ts'
import { changeCartState, readCartState } from './cartState.ts'

/** Discarding a line's change: the line becomes what the storefront last acknowledged, comes back, or leaves. */
export const cartLineHandler: IntentHandler = {
  sender: cartSender,
  isChange: true,
  async discard(db, intent) {
    if (!isIntentOf(intent, 'cart.line')) return
    const { itemId, key, removed } = intent.arguments
    const { remote } = await readCartState(db)
    const quantity = remote?.lines.find((line) => remoteLineKey(line) === key)?.quantity ?? 0
    if (quantity === 0) await db.cartItems.delete(itemId)
    else if (removed === undefined) await db.cartItems.update(itemId, { quantity })
    else await db.cartItems.put({ ...removed, quantity })
  },
}

/** Discarding a code's change: the codes become those the storefront last acknowledged. */
export const cartDiscountHandler: IntentHandler = {
  sender: cartSender,
  isChange: true,
  async discard(db) {
    const { remote } = await readCartState(db)
    await changeCartState(db, { discountCodes: remote?.discountCodes ?? [] })
  },
}

export const cartBuyerHandler: IntentHandler = {
  sender: cartSender,
  isChange: true,
  async discard(db) {
    const { remote } = await readCartState(db)
    const { email, phone } = remote?.buyerIdentity ?? { email: null, phone: null }
    await changeCartState(db, { buyer: { email, phone } })
  },
}

export const cartSyncHandler: IntentHandler = {
  sender: cartSender,
  isChange: false,
  discard: (_db: IskraDatabase) => Promise.resolve(),
}
