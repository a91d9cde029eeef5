import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { SHIPPING_METHOD_CODES } from '#domain/checkout/shippingMethods.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import { allocate } from './allocate.ts'
import { checkInvoiceBuyer } from './invoice.ts'
import { invoiceLines } from './invoiceLines.ts'

const line = fc.record({
  title: fc.constant('Kubek'),
  variantTitle: fc.constantFrom('', '330 ml'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 0, max: 50_000 }),
  giftWrapCost: fc.constantFrom(0, 499),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the lines of an invoice', () => {
  it('say in one short line what a thing was made with', () => {
    const mug = { title: 'Kubek', variantTitle: '', quantity: 1, unitPrice: 3_900, giftWrapCost: 499 }
    const totals = checkoutTotals({
      subtotal: 8_299,
      discount: 0,
      shippingMethod: 'standard',
      needsDelivery: true,
      currencyCode: 'PLN',
    })
    const owns = invoiceLines(
      [
        { ...mug, own: 'Zosia' },
        { ...mug, own: 'ą'.repeat(200) },
      ],
      totals,
    ).map(({ own }) => own)
    expect(owns).toEqual(['Zosia', undefined, `${'ą'.repeat(89)}…`, undefined])
  })

  it('add up to the order, net, tax and gross, to the grosz', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(...SHIPPING_METHOD_CODES),
        fc.boolean(),
        (lines, discount, shippingMethod, needsDelivery) => {
          const subtotal = sum(lines.map((one) => one.quantity * one.unitPrice + one.giftWrapCost))
          const currencyCode = 'PLN'
          const order = { subtotal, discount, shippingMethod, needsDelivery, currencyCode }
          const totals = checkoutTotals(order)
          const rows = invoiceLines(lines, totals)
          expect(sum(rows.map(({ gross }) => gross))).toBe(totals.total)
          expect(sum(rows.map(({ tax }) => tax))).toBe(totals.tax)
          expect(sum(rows.map(({ net }) => net))).toBe(totals.total - totals.tax)
          for (const row of rows) {
            expect(row.net).toBe(row.quantity * row.unitNet - row.discount)
            expect(row.gross).toBe(row.net + row.tax)
            expect(Math.min(row.net, row.tax, row.discount)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

it('a row is called by its English name beside the Polish one', () => {
  const english = { title: 'Mug', variantTitle: 'white' }
  const sold = { title: 'Kubek', variantTitle: '', quantity: 1, unitPrice: 100, giftWrapCost: 0, english }
  const totals = { subtotal: 100, discount: 0, tax: 8, shipping: 0, total: 108, currencyCode: 'PLN' }
  expect(invoiceLines([sold], totals)).toMatchObject([{ name: 'Kubek', english: 'Mug (white)' }])
})

describe('shares', () => {
  it('are whole, near their part, and add up', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(5, [0, 0])).toEqual([0, 0])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
        (amount, weights) => {
          const shares = allocate(amount, weights)
          const whole = sum(weights)
          expect(sum(shares)).toBe(whole === 0 ? 0 : amount)
          for (const [index, share] of shares.entries()) {
            const exact = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole
            expect(Math.abs(share - exact)).toBeLessThan(1)
          }
        },
      ),
    )
  })
})

describe('whom an invoice is made out to', () => {
  const home = { address: 'Łąkowa 7', postcode: '00-950', city: 'Łódź' }
  it('is a person with a name or a company, with a whole address', () => {
    expect(checkInvoiceBuyer({ ...EMPTY_BILLING, ...home, first_name: 'Zofia', last_name: 'Żuraw' })).toEqual(
      [],
    )
    expect(checkInvoiceBuyer({ ...EMPTY_BILLING, ...home, company: 'Żuraw' })).toEqual([])
    const missing = checkInvoiceBuyer(EMPTY_BILLING).map(({ field }) => field)
    expect(missing).toEqual(['first_name', 'last_name', 'address', 'postcode', 'city'])
  })

  it('has a NIP whose check digit is right, where there is one', () => {
    const buyer = { ...EMPTY_BILLING, ...home, company: 'Żuraw' }
    expect(checkInvoiceBuyer({ ...buyer, tax_id: '526-104-08-28' })).toEqual([])
    expect(checkInvoiceBuyer({ ...buyer, tax_id: '526-104-08-29' })).toEqual([
      { field: 'tax_id', code: 'tax_id' },
    ])
  })
})
