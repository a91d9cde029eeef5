import type { CartCalls } from '#api/storefront/storefrontClient.ts'
import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Lease } from '../outbox/lock.ts'

export interface CartTurn {
  readonly db: IskraDatabase
  readonly storefront: CartCalls
  readonly lease: Lease
}

/**
 * The calls about a cart, each made only while its sender still holds its turn: a sender paused in the back-forward
 * cache between two calls would undo later changes of another. Without a turn they reject as the lease does.
 */
export function heldCartCalls({ db, storefront, lease }: CartTurn): CartCalls {
  async function held<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    await read(db, ['settings'], (stores) => lease.confirm(stores))
    return call()
  }
  return {
    cart: (...given) => held(() => storefront.cart(...given)),
    cartCreate: (...given) => held(() => storefront.cartCreate(...given)),
    cartLinesAdd: (...given) => held(() => storefront.cartLinesAdd(...given)),
    cartLinesUpdate: (...given) => held(() => storefront.cartLinesUpdate(...given)),
    cartLinesRemove: (...given) => held(() => storefront.cartLinesRemove(...given)),
    cartBuyerIdentityUpdate: (...given) => held(() => storefront.cartBuyerIdentityUpdate(...given)),
    cartDiscountCodesUpdate: (...given) => held(() => storefront.cartDiscountCodesUpdate(...given)),
  }
}
