import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestPriceFor, lowestPriceFor, withTax } from './tax.ts'

const grosze = fc.nat(3_000_000)

describe('what is paid for a price', () => {
  it('is the price and 8.25 % of it', () => {
    expect([1_499, 1_000, 0].map(withTax)).toEqual([1_623, 1_083, 0])
  })

  it('grows with the price', () => {
    fc.assert(
      fc.property(grosze, (price) => {
        expect(withTax(price + 1)).toBeGreaterThan(withTax(price))
      }),
    )
  })

  it('leads back to the prices it is paid for', () => {
    fc.assert(
      fc.property(grosze, grosze, (price, paid) => {
        expect(price >= lowestPriceFor(paid)).toBe(withTax(price) >= paid)
        expect(price <= highestPriceFor(paid)).toBe(withTax(price) <= paid)
      }),
    )
  })
})
