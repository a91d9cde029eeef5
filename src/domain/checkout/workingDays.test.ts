import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from './workingDays.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const anyDay = fc
  .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))

it('knows the holidays that move', () => {
  const free = [
    '2025-04-21',
    '2025-06-19',
    '2026-04-06',
    '2026-06-04',
    '2027-03-29',
    '2027-05-27',
    '2038-04-26',
  ]
  expect(free.filter((text) => isWorkingDay(day(text)))).toEqual([])
  // Good Friday is none.
  expect(isWorkingDay(day('2026-04-03'))).toBe(true)
})

it('passes over Christmas, and from Friday to Monday', () => {
  expect(addWorkingDays(day('2026-12-23'), 2)).toEqual(day('2026-12-29'))
  expect(addWorkingDays(day('2026-11-20'), 1)).toEqual(day('2026-11-23'))
  expect(addWorkingDays(day('2026-04-30'), 1)).toEqual(day('2026-05-04'))
})

it('ends on a working day with as many of them on the way as were asked for', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const to = addWorkingDays(from, count)
      const passed = Array.from(
        { length: (to.getTime() - from.getTime()) / 86_400_000 },
        (_, at) => new Date(from.getTime() + (at + 1) * 86_400_000),
      )
      expect(isWorkingDay(to)).toBe(true)
      expect(passed.filter(isWorkingDay)).toHaveLength(count)
    }),
  )
})

it('has at least 248 and at most 254 working days in a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2025, max: 2099 }), (year) => {
      const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)))
      const working = days.filter((one) => one.getUTCFullYear() === year && isWorkingDay(one)).length
      expect(working).toBeGreaterThanOrEqual(248)
      expect(working).toBeLessThanOrEqual(254)
    }),
  )
})
