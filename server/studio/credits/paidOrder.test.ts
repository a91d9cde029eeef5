import { describe, expect, it } from 'vitest'
import { readPaidOrder, UnfitOrder } from './paidOrder.ts'

const ORDER = {
  id: 7,
  name: '#1007',
  email: ' Zofia@Example.pl ',
  financial_status: 'paid',
  checkout_token: 'token',
  discount_codes: [{ code: 'techvibe', amount: '1.00', type: 'percentage' }, { code: 'WIOSNA' }],
  line_items: [
    { sku: 'KREDYTY-50', quantity: 2, title: 'Garść iskier' },
    { sku: null, quantity: 1 },
    { quantity: 1 },
  ],
}

describe('a paid order', () => {
  it('brings what its packs say, to its address, with the codes it was placed with', () => {
    expect(readPaidOrder(ORDER)).toEqual({
      orderId: '7',
      orderNumber: '#1007',
      checkoutToken: 'token',
      emailFolded: 'zofia@example.pl',
      credits: 100,
      courseCredits: 0,
      discountCodes: ['TECHVIBE', 'WIOSNA'],
      isTest: false,
    })
    expect(readPaidOrder({ ...ORDER, test: true })).toMatchObject({ isTest: true })
    expect(readPaidOrder({ ...ORDER, line_items: [] })).toMatchObject({ credits: 0 })
    const course = { sku: 'KURS-07-K60', quantity: 1 }
    expect(readPaidOrder({ ...ORDER, line_items: [course] })).toMatchObject({ credits: 0, courseCredits: 60 })
    expect(readPaidOrder({ ...ORDER, email: null, contact_email: null })).toMatchObject({ emailFolded: null })
  })

  it.each([
    ['isn’t paid', { financial_status: 'pending' }],
    ['brings nothing', { line_items: [{ sku: 'KUBEK-1', quantity: 1 }], discount_codes: [] }],
    [
      'has a pack that is none of ours',
      { line_items: [{ sku: 'KREDYTY--5', quantity: 1 }], discount_codes: [] },
    ],
  ])('counts for nothing when it %s', (_, changes) => {
    expect(readPaidOrder({ ...ORDER, ...changes })).toBeNull()
  })

  it.each([
    ['brings more than can be', { line_items: [{ sku: 'KREDYTY-999999', quantity: 1_000_000 }] }],
    ['takes credits away', { line_items: [{ sku: 'KREDYTY-50', quantity: -2 }] }],
    ['has no id', { id: null }],
    ['has an endless number', { name: '7'.repeat(10_000) }],
  ])('is for a person to look at when it %s', (_, changes) => {
    expect(() => readPaidOrder({ ...ORDER, ...changes })).toThrow(UnfitOrder)
  })

  it('is for a person to look at when it is something else', () => {
    for (const other of [null, 'order', [], { line_items: 'none' }]) {
      expect(() => readPaidOrder(other)).toThrow(UnfitOrder)
    }
  })
})
