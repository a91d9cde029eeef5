import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lowestBefore, type PriceSince } from './lowestPrice.ts'

const DAY_MS = 24 * 3_600_000
const START = Date.UTC(2026, 0, 1)

/** Prices that began on different days, in the order of time. */
const histories = fc
  .uniqueArray(fc.record({ day: fc.nat(120), price: fc.integer({ min: 1, max: 500 }) }), {
    minLength: 1,
    maxLength: 12,
    selector: ({ day }) => day,
  })
  .map((days) =>
    days
      .toSorted((one, other) => one.day - other.day)
      .map(({ day, price }): PriceSince => ({ price, since: START + day * DAY_MS })),
  )

/** The price at a moment; undefined before the first one. */
const priceAt = (history: readonly PriceSince[], moment: number) =>
  history.findLast(({ since }) => since <= moment)?.price

it('is the lowest that was to be paid at any hour of the 30 days before', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const began = history.at(-1)?.since ?? 0
      const hours = Array.from({ length: 30 * 24 }, (_, hour) => began - (hour + 1) * 3_600_000)
      const paid = hours.flatMap((hour) => priceAt(history, hour) ?? [])
      expect(lowestBefore(history)).toBe(paid.length === 0 ? null : Math.min(...paid))
    }),
  )
})

it('is unknown of what never cost anything else', () => {
  expect(lowestBefore([])).toBeNull()
  expect(lowestBefore([{ price: 100, since: START }])).toBeNull()
})
