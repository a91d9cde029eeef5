import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printedSums } from './printedSums.ts'
import { SHIPPING_METHOD_CODES } from './shippingMethods.ts'
import { checkoutTotals } from './totals.ts'

const money = ({ amount, currencyCode }: { amount: number; currencyCode: string }) =>
  `${amount} ${currencyCode}`
const amountOf = (text: string | null) => (text === null ? 0 : Number.parseInt(text, 10))

const order = fc.record({
  subtotal: fc.integer({ min: 0, max: 2_000_000 }),
  discount: fc.integer({ min: 0, max: 2_000_000 }),
  shippingMethod: fc.constantFrom(...SHIPPING_METHOD_CODES),
  needsDelivery: fc.boolean(),
  currencyCode: fc.constant('PLN'),
})

describe('printed sums', () => {
  it('what stands above the total and the tax beside it make the total', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { rows, total, tax } = printedSums(
          { totals: checkoutTotals(given), needsDelivery: given.needsDelivery },
          money,
        )
        const above = rows.reduce((sum, { amount }) => sum + amountOf(amount), 0)
        expect(above + amountOf(tax)).toBe(amountOf(total))
        expect(rows.some(({ kind }) => kind === 'shipping')).toBe(given.needsDelivery)
      }),
    )
  })

  it('says „for free” of a delivery that costs nothing, and nothing of a discount or a tax that is none', () => {
    const totals = checkoutTotals({
      subtotal: 0,
      discount: 0,
      shippingMethod: 'standard',
      needsDelivery: false,
      currencyCode: 'PLN',
    })
    expect(printedSums({ totals, needsDelivery: true }, money)).toEqual({
      rows: [
        { kind: 'goods', amount: '0 PLN' },
        { kind: 'shipping', amount: null },
      ],
      total: '0 PLN',
      tax: null,
    })
  })
})
