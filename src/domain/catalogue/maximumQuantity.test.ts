import { expect, it } from 'vitest'
import { MADE_TO_ORDER_TAG } from './madeToOrder.ts'
import { maximumQuantity } from './maximumQuantity.ts'

it.each([
  ['a course', { requiresShipping: false, sku: 'KURS-01', tags: ['kurs'] }, 1],
  ['another digital thing without a number', { requiresShipping: false, sku: null, tags: [] }, 1],
  ['credits', { requiresShipping: false, sku: 'KREDYTY-50', tags: [] }, null],
  ['what is made for a person', { requiresShipping: false, sku: 'KAR-1', tags: [MADE_TO_ORDER_TAG] }, null],
  ['a mug', { requiresShipping: true, sku: 'KUBEK-1', tags: [] }, null],
])('%s', (_, sold, most) => {
  expect(maximumQuantity(sold)).toBe(most)
})
