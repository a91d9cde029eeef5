import * as fc from 'fast-check'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { SHIPPING_METHOD_CODES, type ShippingMethodCode } from '#domain/checkout/shippingMethods.ts'
import { addToCart, type CartAddition } from '#offline/cart/commands.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { putGift } from '#offline/gifts/putGift.ts'
import { newId } from '#domain/newId.ts'

/** What somebody buys: which goods, by which code, delivered how. */
export interface Wish {
  readonly lines: readonly {
    readonly goods: number
    readonly quantity: number
    readonly isWrapped: boolean
  }[]
  readonly code: string | null
  readonly method: ShippingMethodCode
}

export const wish: fc.Arbitrary<Wish> = fc.record({
  lines: fc.array(
    fc.record({ goods: fc.nat(10_000), quantity: fc.integer({ min: 1, max: 4 }), isWrapped: fc.boolean() }),
    { minLength: 1, maxLength: 5 },
  ),
  code: fc.constantFrom(null, null, 'TECHVIBE', 'creativepro', 'FUTUREAI', 'ISKRA20', 'NIEMA'),
  method: fc.constantFrom(...SHIPPING_METHOD_CODES),
})

const GIFT = { ...NO_DETAILS, recipientName: 'Ola', giftWrap: true }

/** Puts goods into a cart: as they are, or wrapped as a gift, which is a line of its own. */
export async function putInCart(db: IskraDatabase, goods: CartAddition, isWrapped: boolean): Promise<void> {
  if (isWrapped) await putGift(db, { ...goods, id: newId(), personalization: GIFT })
  else await addToCart(db, goods)
}
