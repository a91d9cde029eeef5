import * as fc from 'fast-check'
import type { Personalization } from '#domain/cart/cartItem.ts'
import { SHIPPING_METHOD_CODES, type ShippingMethodCode } from '#domain/checkout/shippingMethods.ts'

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

export const GIFT: Personalization = {
  recipientName: 'Ola',
  recipientEmail: '',
  recipientPhone: '',
  message: '',
  deliveryDate: '',
  occasion: '',
  specialInstructions: '',
  giftWrap: true,
  anonymousSender: false,
}
