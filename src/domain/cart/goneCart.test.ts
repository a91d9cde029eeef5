import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECKOUT_MEMORY_MS, classifyGoneCart } from './goneCart.ts'

const lines = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 50 }) }),
  { selector: (line) => line.key },
)

describe('classifyGoneCart', () => {
  it('rebuilds a cart that never went to a checkout', () => {
    expect(classifyGoneCart(null, [{ key: 'a', quantity: 1 }], 0)).toEqual({ kind: 'rebuild' })
  })

  it('rebuilds when the checkout is older than the storefront remembers a cart', () => {
    const checkout = { openedAt: 0, lines: [{ key: 'a', quantity: 1 }] }
    expect(classifyGoneCart(checkout, checkout.lines, CHECKOUT_MEMORY_MS + 1)).toEqual({ kind: 'rebuild' })
    expect(classifyGoneCart(checkout, checkout.lines, CHECKOUT_MEMORY_MS).kind).toBe('completed')
  })

  it('keeps what was added after the checkout was opened', () => {
    const checkout = { openedAt: 0, lines: [{ key: 'a', quantity: 2 }] }
    const now = [
      { key: 'a', quantity: 3 },
      { key: 'b', quantity: 1 },
    ]
    expect(classifyGoneCart(checkout, now, 1)).toEqual({ kind: 'completed', bought: new Map([['a', 2]]) })
  })

  it('never takes more than went to the checkout nor more than is there', () => {
    fc.assert(
      fc.property(lines, lines, (went, present) => {
        const verdict = classifyGoneCart({ openedAt: 0, lines: went }, present, 0)
        const expected = present
          .map(
            ({ key, quantity }) =>
              [key, Math.min(quantity, went.find((line) => line.key === key)?.quantity ?? 0)] as const,
          )
          .filter(([, pieces]) => pieces > 0)
        expect(verdict).toEqual({ kind: 'completed', bought: new Map(expected) })
      }),
    )
  })
})
