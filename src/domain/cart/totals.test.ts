import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from '#domain/money.ts'
import type { Personalization } from '#domain/gifts/personalization.ts'
import { cartTotals, GIFT_WRAP_COST, lineTotal } from './totals.ts'

const plain = (amount: string, quantity: number) => ({ quantity, price: { amount, currencyCode: 'PLN' } })

const digital = { requiresShipping: false, quantityAvailable: null, maximumQuantity: null }

const gift = (giftWrap: boolean): Personalization => ({
  recipientName: 'Ola',
  recipientEmail: '',
  recipientPhone: '',
  message: '',
  deliveryDate: '',
  occasion: '',
  specialInstructions: '',
  giftWrap,
  anonymousSender: false,
})

describe('cartTotals', () => {
  it('charges nothing for an empty cart', () => {
    expect(cartTotals([])).toEqual({
      subtotal: 0,
      discount: 0,
      tax: 0,
      shipping: 0,
      total: 0,
      itemCount: 0,
      needsDelivery: false,
      currencyCode: 'PLN',
    })
  })

  it('adds 8.25 % tax and shipping below 50', () => {
    expect(cartTotals([plain('19.99', 2)])).toEqual({
      subtotal: 3_998,
      discount: 0,
      tax: 330,
      shipping: 599,
      total: 4_927,
      itemCount: 2,
      needsDelivery: true,
      currencyCode: 'PLN',
    })
  })

  it('ships free from exactly 50', () => {
    expect(cartTotals([plain('49.99', 1)]).shipping).toBe(599)
    expect(cartTotals([plain('50.00', 1)]).shipping).toBe(0)
  })

  it('ships nothing where nothing travels: a pack of credits costs its price and the tax', () => {
    const credits = { ...plain('39.00', 1), terms: digital }
    expect(cartTotals([credits])).toMatchObject({ shipping: 0, tax: 322, total: 4_222, needsDelivery: false })
    expect(cartTotals([credits, plain('5.00', 1)])).toMatchObject({ shipping: 599, needsDelivery: true })
  })

  it('counts everything towards free delivery, what travels and what doesn’t, before any discount', () => {
    const mug = { ...plain('19.00', 1), terms: { ...digital, requiresShipping: true } }
    const course = { ...plain('31.00', 1), terms: digital }
    const half = { kind: 'percent', value: 5_000 } as const
    expect(cartTotals([mug, course], [half])).toMatchObject({
      subtotal: 5_000,
      discount: 2_500,
      shipping: 0,
      tax: 206,
      total: 2_706,
    })
  })

  it('takes off goods what the best code promises, and nothing off their wrap', () => {
    const wrapped = { ...plain('20.00', 1), personalization: gift(true) }
    const codes = [
      { kind: 'fixed', value: 5_000 },
      { kind: 'percent', value: 1_000 },
    ] as const
    expect(cartTotals([wrapped], codes)).toMatchObject({ subtotal: 3_000, discount: 2_000 })
    expect(cartTotals([wrapped], [codes[1]])).toMatchObject({ discount: 200 })
  })

  it('wraps each line once, whatever it holds', () => {
    expect(lineTotal({ ...plain('5', 3), personalization: gift(true) })).toBe(1_500 + GIFT_WRAP_COST)
    expect(lineTotal({ ...plain('5', 3), personalization: gift(false) })).toBe(1_500)
  })

  it('never adds amounts of different currencies', () => {
    const euro = { quantity: 1, price: { amount: '1', currencyCode: 'EUR' } }
    expect(() => cartTotals([plain('1', 1), euro])).toThrow(RangeError)
  })

  it('is exact, whatever the lines and their order', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9_999 }),
      grosze: fc.integer({ min: 0, max: 10_000_000 }),
      wrapped: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const items = lines.map(({ quantity, grosze, wrapped }) => ({
          ...plain(formatAmount(grosze), quantity),
          personalization: gift(wrapped),
        }))
        const totals = cartTotals(items)
        const subtotal = lines.reduce(
          (sum, { quantity, grosze, wrapped }) =>
            sum + BigInt(quantity) * BigInt(grosze) + (wrapped ? 1_000n : 0n),
          0n,
        )
        expect(BigInt(totals.subtotal)).toBe(subtotal)
        expect(BigInt(totals.tax)).toBe((subtotal * 825n + 5_000n) / 10_000n)
        expect(totals.total).toBe(totals.subtotal + totals.tax + totals.shipping)
        expect(cartTotals(items.toReversed())).toEqual(totals)
      }),
    )
  })
})
