import { describe, expect, it } from 'vitest'
import { refuseAddition } from './cartQuantity.ts'
import { mostPieces, saleTerms } from './saleTerms.ts'

const terms = (quantityAvailable: number | null, maximumQuantity: number | null = null) => ({
  terms: { requiresShipping: true, quantityAvailable, maximumQuantity },
})
const line = { variantId: 'mug' }

describe('how many pieces a line may hold', () => {
  it.each([
    ['what any line may, where nothing is known', line, [], { pieces: 9_999, reason: 'limit' }],
    ['what is left', { ...line, ...terms(3) }, [], { pieces: 3, reason: 'stock' }],
    [
      'what other lines of the variant leave',
      { ...line, ...terms(3) },
      [{ variantId: 'mug', quantity: 2 }],
      { pieces: 1, reason: 'stock' },
    ],
    [
      'as much, whatever other things are there',
      { ...line, ...terms(3) },
      [{ variantId: 'card', quantity: 9 }],
      { pieces: 3, reason: 'stock' },
    ],
    ['one of a course', { ...line, ...terms(null, 1) }, [], { pieces: 1, reason: 'single' }],
    [
      'none of what is sold out, a course too',
      { ...line, ...terms(0, 1) },
      [],
      { pieces: 0, reason: 'stock' },
    ],
  ])('is %s', (_, one, others, most) => {
    expect(mostPieces(one, others)).toEqual(most)
  })
})

it('tells nothing of a line that an earlier release has stored', () => {
  expect(
    saleTerms({
      id: 'variant',
      title: '',
      productId: '',
      handle: '',
      productTitle: '',
      price: { amount: 1, currencyCode: 'PLN' },
      picture: null,
      availableForSale: true,
      quantityAvailable: 3,
    }),
  ).toEqual({})
})

it.each([
  [0, 1, 1, null],
  [1, 1, 1, 'CART_ONCE_IS_ENOUGH'],
  [0, 2, 1, 'CART_ONCE_IS_ENOUGH'],
  [1, 1, null, null],
  [4, 1, 5, null],
  [5, 1, 5, 'CART_QUANTITY_TOO_LARGE'],
])('with %i there, %i more of what may stand %s times is answered %s', (present, added, maximum, refusal) => {
  expect(refuseAddition(present, added, maximum)).toBe(refusal)
})
