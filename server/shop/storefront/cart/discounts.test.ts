import { describe, expect, it } from 'vitest'
import { applyDiscounts, type DiscountRow } from './discounts.ts'

const now = new Date('2026-11-20T12:00:00Z')
const row = (code: string, more: Partial<DiscountRow> = {}): DiscountRow => ({
  code,
  kind: 'percent',
  value: 1_000,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  timesUsed: 0,
  ...more,
})
const decide = (rows: DiscountRow[], typed: string[], subtotal = 10_001) =>
  applyDiscounts(typed, new Map(rows.map((one) => [one.code, one])), subtotal, now)

describe('discounts', () => {
  it('takes off a share, rounded half up, whatever the case it was typed in', () => {
    expect(decide([row('TECHVIBE', { value: 1_500 })], [' techvibe'])).toEqual([
      { code: ' techvibe', refusal: null, amount: 1_500 },
    ])
  })

  it('takes off a fixed amount, never more than there is', () => {
    expect(decide([row('DUZO', { kind: 'fixed', value: 99_999 })], ['DUZO'], 500)[0]?.amount).toBe(500)
  })

  it('applies a code of 0 %', () => {
    expect(decide([row('FUTUREAI', { value: 0 })], ['FUTUREAI'])[0]).toMatchObject({
      refusal: null,
      amount: 0,
    })
  })

  it.each<[string, Partial<DiscountRow>, number, string]>([
    ['not begun', { startsAt: new Date('2026-11-21') }, 100, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['over', { endsAt: now }, 100, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['used up', { usageLimit: 3, timesUsed: 3 }, 100, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    ['too small a purchase', { minimumSubtotal: 101 }, 100, 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['an empty cart', {}, 0, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  ])('refuses a code: %s', (_, more, subtotal, refusal) => {
    expect(decide([row('KOD', more)], ['KOD'], subtotal)).toEqual([{ code: 'KOD', refusal, amount: 0 }])
  })

  it('refuses an unknown code', () => {
    expect(decide([], ['NIC'])[0]?.refusal).toBe('DISCOUNT_NOT_FOUND')
  })

  it('lets only the best of several apply', () => {
    const decided = decide([row('A', { value: 500 }), row('B', { value: 1_000 })], ['A', 'B', 'C'])
    expect(decided.map(({ refusal }) => refusal)).toEqual([
      'DISCOUNT_CODE_NOT_HONOURED',
      null,
      'DISCOUNT_NOT_FOUND',
    ])
  })
})
