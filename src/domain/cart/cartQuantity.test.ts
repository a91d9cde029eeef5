import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateQuantity, MAX_LINE_QUANTITY, refuseAddition } from './cartQuantity.ts'

describe('validateQuantity', () => {
  it.each([
    [0, { kind: 'remove' }],
    [-1, { kind: 'remove' }],
    [-0, { kind: 'remove' }],
    [1, { kind: 'keep', quantity: 1 }],
    [MAX_LINE_QUANTITY, { kind: 'keep', quantity: MAX_LINE_QUANTITY }],
    [MAX_LINE_QUANTITY + 1, { kind: 'refuse', code: 'CART_QUANTITY_TOO_LARGE' }],
    [1e9, { kind: 'refuse', code: 'CART_QUANTITY_TOO_LARGE' }],
    [1.5, { kind: 'refuse', code: 'CART_QUANTITY_NOT_WHOLE' }],
    [Number.NaN, { kind: 'refuse', code: 'CART_QUANTITY_NOT_WHOLE' }],
    [Number.POSITIVE_INFINITY, { kind: 'refuse', code: 'CART_QUANTITY_NOT_WHOLE' }],
  ])('judges %s', (quantity, verdict) => {
    expect(validateQuantity(quantity)).toEqual(verdict)
  })

  it('keeps only whole quantities within the bounds', () => {
    fc.assert(
      fc.property(fc.double(), (quantity) => {
        const verdict = validateQuantity(quantity)
        const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY
        expect(verdict.kind === 'keep').toBe(whole)
      }),
    )
  })
})

describe('refuseAddition', () => {
  it.each([
    [0, 1, null],
    [9_998, 1, null],
    [9_999, 1, 'CART_QUANTITY_TOO_LARGE'],
    [1, 0, 'CART_QUANTITY_NOT_POSITIVE'],
    [1, -1, 'CART_QUANTITY_NOT_POSITIVE'],
    [1, 1.5, 'CART_QUANTITY_NOT_WHOLE'],
    [1, Number.NaN, 'CART_QUANTITY_NOT_WHOLE'],
    [1, 1e9, 'CART_QUANTITY_TOO_LARGE'],
  ])('%s and %s more', (present, added, code) => {
    expect(refuseAddition(present, added)).toBe(code)
  })
})
