import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineSums } from './lineSums.ts'
import { type PrintedSums, printedSums, sumsBeforeTax } from './printedSums.ts'
import { SHIPPING_METHOD_CODES } from './shippingMethods.ts'
import { withTax } from './tax.ts'
import { checkoutTotals } from './totals.ts'

const money = ({ amount, currencyCode }: { amount: number; currencyCode: string }) =>
  `${amount} ${currencyCode}`
const amountOf = (text: string | null | undefined) => (text == null ? 0 : Number.parseInt(text, 10))
const sumOf = ({ rows }: PrintedSums) => rows.reduce((sum, { amount }) => sum + amountOf(amount), 0)
const rowOf = ({ rows }: PrintedSums, kind: string) => rows.find((row) => row.kind === kind)?.amount

const line = fc
  .record({
    quantity: fc.integer({ min: 0, max: 60 }),
    unitPrice: fc.integer({ min: 1, max: 60_000 }),
    wrap: fc.constantFrom(0, 1_000),
  })
  .map(({ quantity, unitPrice, wrap }) => ({ quantity, unitPrice, total: quantity * unitPrice + wrap }))

const purchase = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    discount: fc.nat(2_000_000),
    shippingMethod: fc.constantFrom(...SHIPPING_METHOD_CODES),
    needsDelivery: fc.boolean(),
  })
  .map(({ lines, needsDelivery, ...given }) => {
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
    return {
      lines,
      needsDelivery,
      totals: checkoutTotals({ ...given, subtotal, needsDelivery, currencyCode: 'PLN' }),
    }
  })

describe('printed sums', () => {
  it('make their total row by row, and it is made of its parts', () => {
    fc.assert(
      fc.property(purchase, (given) => {
        for (const sums of [printedSums(given, money), sumsBeforeTax(given, money)]) {
          expect(sumOf(sums)).toBe(amountOf(sums.total))
          expect(amountOf(sums.total)).toBe(given.totals.total)
          expect(sums.rows.some(({ kind }) => kind === 'shipping')).toBe(given.needsDelivery)
          const { parts } = sums
          if (parts === null) continue
          expect(amountOf(parts.beforeTax) + amountOf(parts.tax)).toBe(amountOf(sums.total))
        }
      }),
    )
  })

  it('name goods at what the lines say, and a rounding of less than a grosz per piece', () => {
    fc.assert(
      fc.property(purchase, (given) => {
        const sums = printedSums(given, money)
        const lines = given.lines.map((one) => lineSums(one).total)
        expect(amountOf(rowOf(sums, 'goods'))).toBe(lines.reduce((sum, total) => sum + total, 0))
        const pieces = given.lines.reduce((sum, { quantity }) => sum + quantity + 1, 2)
        expect(Math.abs(amountOf(rowOf(sums, 'rounding')))).toBeLessThan(pieces)
      }),
    )
  })

  it('of one piece are what its shelf says, without any rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (unitPrice) => {
        const totals = checkoutTotals({
          subtotal: unitPrice,
          discount: 0,
          shippingMethod: 'standard',
          needsDelivery: false,
          currencyCode: 'PLN',
        })
        const lines = [{ quantity: 1, unitPrice, total: unitPrice }]
        const sums = printedSums({ totals, needsDelivery: false, lines }, money)
        expect(sums.rows).toEqual([{ kind: 'goods', amount: sums.total }])
        expect(amountOf(sums.total)).toBe(withTax(unitPrice))
      }),
    )
  })

  it('say „for free” of a delivery that costs nothing, and nothing of a discount or a tax that is none', () => {
    const totals = checkoutTotals({
      subtotal: 0,
      discount: 0,
      shippingMethod: 'standard',
      needsDelivery: false,
      currencyCode: 'PLN',
    })
    expect(printedSums({ totals, needsDelivery: true, lines: [] }, money)).toEqual({
      rows: [
        { kind: 'goods', amount: '0 PLN' },
        { kind: 'shipping', amount: null },
      ],
      total: '0 PLN',
      parts: null,
    })
  })
})
