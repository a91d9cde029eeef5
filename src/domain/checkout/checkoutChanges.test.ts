import { describe, expect, it } from 'vitest'
import { checkoutChanges } from './checkoutChanges.ts'
import type { CheckoutLine } from './checkoutView.ts'
import { expectedOrder, meetsExpectation } from './expectedOrder.ts'
import { checkoutTotals } from './totals.ts'

function line(id: string, quantity: number, unitPrice: number): CheckoutLine {
  return {
    id,
    variantId: `variant-${id}`,
    title: `Produkt ${id}`,
    variantTitle: '',
    handle: id,
    quantity,
    unitPrice,
    total: quantity * unitPrice,
    giftWrap: false,
    requiresShipping: true,
    picture: null,
  }
}

function quote(lines: CheckoutLine[], discount = 0) {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  const totals = checkoutTotals({
    subtotal,
    discount,
    shippingMethod: 'standard',
    needsDelivery: true,
    currencyCode: 'PLN',
  })
  return { lines, totals }
}

describe('checkoutChanges', () => {
  const seen = quote([line('a', 1, 3000), line('b', 2, 1500)])

  it('finds none where nothing changed', () => {
    expect(checkoutChanges(seen, quote([line('a', 1, 3000), line('b', 2, 1500)]))).toEqual([])
  })

  it('tells every cause and then what it comes to', () => {
    const now = quote([line('b', 1, 1600), { ...line('c', 1, 100), variantTitle: 'Czerwony' }], 50)
    expect(checkoutChanges(seen, now)).toEqual([
      { kind: 'price', title: 'Produkt b', from: 1500, to: 1600 },
      { kind: 'quantity', title: 'Produkt b', from: 2, to: 1 },
      { kind: 'added', title: 'Produkt c (Czerwony)' },
      { kind: 'removed', title: 'Produkt a' },
      { kind: 'discount', from: 0, to: 50 },
      { kind: 'shipping', from: 0, to: 599 },
      { kind: 'total', from: seen.totals.total, to: now.totals.total },
    ])
  })

  it('names lines in the reader’s language', () => {
    const english = { title: 'Product d', variantTitle: 'red' }
    const now = quote([line('a', 1, 3000), line('b', 2, 1500), { ...line('d', 1, 0), english }])
    expect(checkoutChanges(seen, now, 'en')).toEqual([{ kind: 'added', title: 'Product d (red)' }])
    expect(checkoutChanges(seen, now)).toEqual([{ kind: 'added', title: 'Produkt d' }])
  })

  it('agrees with what the server lets pass', () => {
    expect(meetsExpectation(seen, expectedOrder(seen))).toBe(true)
    const swapped = quote([line('a', 2, 1500), line('b', 1, 3000)])
    expect(swapped.totals.total).toBe(seen.totals.total)
    expect(meetsExpectation(swapped, expectedOrder(seen))).toBe(false)
    expect(checkoutChanges(seen, swapped)).not.toEqual([])
  })
})
