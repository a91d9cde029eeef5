import { expect, test } from 'vitest'
import type { Money } from '#domain/money.ts'
import { aiTypeOf, aiTypeKey, readAiProductSearch } from './aiProductSearch.ts'
import { salePercent } from './sale.ts'
import { stockOf } from './stock.ts'

const zloty = (amount: number): Money => ({ amount: amount * 100, currencyCode: 'PLN' })

test.each([
  [zloty(75), zloty(100), 25],
  [zloty(66), zloty(99.9), 33],
  [zloty(99.99), zloty(100), 0],
  [zloty(100), zloty(100), 0],
  [zloty(120), zloty(100), 0],
  [zloty(50), null, 0],
  [zloty(50), { amount: 10_000, currencyCode: 'EUR' }, 0],
])('%j instead of %j is %i%% less', (price, before, percent) => {
  expect(salePercent(price, before)).toBe(percent)
})

test.each([
  [true, null, { kind: 'available' }],
  [true, 80, { kind: 'available' }],
  [true, 6, { kind: 'available' }],
  [true, 5, { kind: 'few', pieces: 5 }],
  [true, 1, { kind: 'few', pieces: 1 }],
  [true, 0, { kind: 'available' }],
  [false, 0, { kind: 'soldOut' }],
  [false, null, { kind: 'soldOut' }],
])('for sale %s with %s pieces is %j', (availableForSale, quantityAvailable, stock) => {
  expect(stockOf({ availableForSale, quantityAvailable })).toEqual(stock)
})

test('the kind of an AI product survives the way through the address, junk does not', () => {
  expect(aiTypeOf(aiTypeKey('love_letter'))).toBe('love_letter')
  expect(readAiProductSearch({ typ: 'love-letter', okazja: 'Dzień Matki' })).toEqual({
    typ: 'love-letter',
    okazja: 'dzien-matki',
  })
  expect(readAiProductSearch({ typ: 'nic', okazja: 7 })).toEqual({ typ: undefined, okazja: undefined })
  expect(readAiProductSearch(null)).toEqual({})
})
