import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_DAYS } from './report.ts'
import { comparedDays, dayAfter, dayCount, dayInShop, readDay } from './days.ts'
import { daysOf, fittingTime, orderedDays, PRESETS } from './range.ts'

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => dayAfter('2020-01-01', days))
const preset = fc.constantFrom(...PRESETS)

describe('a range of days', () => {
  it.each([
    ['today', { from: '2026-03-01', to: '2026-03-01' }],
    ['7-days', { from: '2026-02-23', to: '2026-03-01' }],
    ['30-days', { from: '2026-01-31', to: '2026-03-01' }],
    ['90-days', { from: '2025-12-02', to: '2026-03-01' }],
    ['this-month', { from: '2026-03-01', to: '2026-03-01' }],
    ['last-month', { from: '2026-02-01', to: '2026-02-28' }],
    ['this-year', { from: '2026-01-01', to: '2026-03-01' }],
  ] as const)('%s', (name, days) => {
    expect(daysOf(name, '2026-03-01')).toEqual(days)
  })

  it('of any name ends today or before, and is answered', () => {
    fc.assert(
      fc.property(preset, day, (name, today) => {
        const range = daysOf(name, today)
        expect(range.from <= range.to && range.to <= today).toBe(true)
        expect(dayCount(range)).toBeLessThanOrEqual(MOST_DAYS)
        expect([readDay(range.from), readDay(range.to)]).toEqual([range.from, range.to])
      }),
    )
  })

  it('is compared with as many days right before it, or with the same days of the year before', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const range = orderedDays(one, other)
        const before = comparedDays(range, 'previous')
        expect(before && [dayCount(before), dayAfter(before.to, 1)]).toEqual([dayCount(range), range.from])
        const year = comparedDays(range, 'year')
        expect(year && year.from <= year.to && year.to < range.to).toBe(true)
        expect(comparedDays(range, 'none')).toBeNull()
      }),
    )
    expect(comparedDays({ from: '2024-02-29', to: '2024-02-29' }, 'year')).toEqual({
      from: '2023-02-28',
      to: '2023-02-28',
    })
  })

  it('is the same in whichever order its days are chosen, and never too long', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(orderedDays(one, other)).toEqual(orderedDays(other, one))
        expect(dayCount(orderedDays(one, other))).toBeLessThanOrEqual(MOST_DAYS)
      }),
    )
  })

  it('is read in so many steps that they can be told apart', () => {
    const steps = { hour: 24, day: 1, week: 1 / 7, month: 1 / 30 }
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: MOST_DAYS }), (to, count) => {
        const range = { from: dayAfter(to, 1 - count), to }
        expect(count * steps[fittingTime(range)]).toBeLessThanOrEqual(93)
      }),
    )
  })

  it('begins at midnight in Poland', () => {
    expect(dayInShop(new Date('2026-11-22T22:59:59Z'))).toBe('2026-11-22')
    expect(dayInShop(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
    expect(dayInShop(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  })

  it.each(['2026-02-30', '2026-2-3', '20261101', '', '2026-13-01'])('has no day %j', (text) => {
    expect(readDay(text)).toBeNull()
  })
})
