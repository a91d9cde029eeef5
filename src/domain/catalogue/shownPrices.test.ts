import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withTax } from '#domain/checkout/tax.ts'
import { NO_FILTERS } from './productFilters.ts'
import { filtersBeforeTax } from './shownPrices.ts'

const end = fc.option(fc.nat(60_000))

it('a range of what is paid lets pass just the prices that are paid for by it', () => {
  fc.assert(
    fc.property(end, end, fc.nat(60_000), (minPrice, maxPrice, price) => {
      const asked = filtersBeforeTax({ ...NO_FILTERS, minPrice, maxPrice })
      const passes = price >= (asked.minPrice ?? 0) && price <= (asked.maxPrice ?? Infinity)
      const paid = withTax(price)
      expect(passes).toBe(paid >= (minPrice ?? 0) && paid <= (maxPrice ?? Infinity))
    }),
  )
})
