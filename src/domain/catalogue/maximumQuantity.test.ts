import { expect, it } from 'vitest'
import { MADE_TO_ORDER_TAG } from './madeToOrder.ts'
import { maximumQuantity } from './maximumQuantity.ts'

it.each([
  ['a course', { requiresShipping: false, sku: 'KURS-01', stock: null, tags: ['kurs'] }, 1],
  [
    'another digital thing without a number',
    { requiresShipping: false, sku: null, stock: null, tags: [] },
    1,
  ],
  ['a seat of a workshop', { requiresShipping: false, sku: null, stock: 12, tags: [] }, null],
  ['credits', { requiresShipping: false, sku: 'KREDYTY-50', stock: null, tags: [] }, null],
  [
    'what is made for a person',
    { requiresShipping: false, sku: 'KAR-1', stock: null, tags: [MADE_TO_ORDER_TAG] },
    null,
  ],
  ['a mug', { requiresShipping: true, sku: 'KUBEK-1', stock: null, tags: [] }, null],
])('%s', (_, sold, most) => {
  expect(maximumQuantity(sold)).toBe(most)
})
