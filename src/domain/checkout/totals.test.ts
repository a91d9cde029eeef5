import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '#domain/cart/totals.ts'
import { formatAmount } from '#domain/money.ts'
import { EXPRESS_PRICE, SHIPPING_METHOD_CODES } from './shippingMethods.ts'
import { shippingOffers } from './shippingOffers.ts'
import { checkoutTotals } from './totals.ts'
import { checkoutTotalsSchema } from './totalsSchema.ts'

const order = fc.record({
  subtotal: fc.integer({ min: 0, max: 2_000_000_000 }),
  discount: fc.integer({ min: -1_000, max: 2_000_000_000 }),
  shippingMethod: fc.constantFrom(...SHIPPING_METHOD_CODES),
  needsDelivery: fc.boolean(),
  currencyCode: fc.constant('PLN'),
})

describe('checkoutTotals', () => {
  it('adds up exactly, in whole grosze that are never negative', () => {
    fc.assert(
      fc.property(order, (given) => {
        const totals = checkoutTotals(given)
        expect(checkoutTotalsSchema.safeParse(totals).success).toBe(true)
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.tax + totals.shipping)
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
      }),
    )
  })

  it('takes 8.25 % of what is left after the discount, within half a grosz', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { subtotal, discount, tax } = checkoutTotals(given)
        expect(Math.abs(tax * 10_000 - (subtotal - discount) * 825)).toBeLessThanOrEqual(5_000)
      }),
    )
  })

  it('agrees with the cart of the shop where nothing is off and the standard way is taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (price, quantity) => {
          const cart = cartTotals([{ quantity, price: { amount: formatAmount(price), currencyCode: 'PLN' } }])
          const checkout = checkoutTotals({
            subtotal: cart.subtotal,
            discount: 0,
            shippingMethod: 'standard',
            needsDelivery: true,
            currencyCode: 'PLN',
          })
          expect(checkout).toMatchObject({ tax: cart.tax, shipping: cart.shipping, total: cart.total })
        },
      ),
    )
  })

  it.each([
    [4999, 599],
    [5000, 0],
  ])('ships goods worth %i grosze for %i', (subtotal, price) => {
    expect(shippingOffers(subtotal, 'PL', true)).toEqual([
      { code: 'standard', price },
      { code: 'locker', price },
      { code: 'express', price: EXPRESS_PRICE },
    ])
    expect(shippingOffers(subtotal, 'DE', true)).toEqual([{ code: 'standard', price }])
    expect(shippingOffers(subtotal, 'PL', false)).toEqual([{ code: 'standard', price }])
  })

  it('does not make delivery dearer for a discount', () => {
    const given = { subtotal: 5000, discount: 4000, needsDelivery: true, currencyCode: 'PLN' } as const
    expect(checkoutTotals({ ...given, shippingMethod: 'standard' }).shipping).toBe(0)
  })
})
