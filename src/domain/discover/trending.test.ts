import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTENTION_A_VIEW_MS,
  type Interest,
  interestPoints,
  TRENDING_WINDOWS,
  trendingScore,
} from './trending.ts'

const anyWindow = fc.constantFrom(...TRENDING_WINDOWS)
const anyDay: fc.Arbitrary<Interest> = fc.record({
  daysAgo: fc.integer({ min: 0, max: 40 }),
  views: fc.integer({ min: 0, max: 100_000 }),
  attentionMs: fc.integer({ min: 0, max: 1e10 }),
  made: fc.integer({ min: 0, max: 10_000 }),
})
const anyDays = fc.array(anyDay, { maxLength: 30 })
/** Sums of the same numbers in another order differ in their last digits. */
const CLOSE = 9

const on = (daysAgo: number, views: number): Interest => ({ daysAgo, views, attentionMs: 0, made: 0 })

describe('how popular something is', () => {
  it('is 0 for what nobody was interested in, and more for everything else', () => {
    fc.assert(
      fc.property(anyDays, anyWindow, (days, window) => {
        const score = trendingScore(days, window)
        expect(Number.isFinite(score)).toBe(true)
        expect(score > 0).toBe(days.some((day) => day.views + day.made > 0))
      }),
    )
  })

  it('never falls by more interest of any kind, nor by another day', () => {
    fc.assert(
      fc.property(
        anyDays,
        anyDay,
        fc.constantFrom('views', 'attentionMs', 'made'),
        fc.nat(1e6),
        anyWindow,
        (days, day, kind, more, window) => {
          const before = trendingScore([...days, day], window)
          expect(
            trendingScore([...days, { ...day, [kind]: day[kind] + more }], window),
          ).toBeGreaterThanOrEqual(before)
          expect(before).toBeGreaterThanOrEqual(trendingScore(days, window))
        },
      ),
    )
  })

  it('is the same in whatever order the days come', () => {
    fc.assert(
      fc.property(anyDays, anyWindow, (days, window) => {
        expect(trendingScore(days.toReversed(), window)).toBeCloseTo(trendingScore(days, window), CLOSE)
      }),
    )
  })

  it('is never more for the same interest longer ago', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(40), anyWindow, (day, later, window) => {
        const aged = { ...day, daysAgo: day.daysAgo + later }
        expect(trendingScore([aged], window)).toBeLessThanOrEqual(trendingScore([day], window))
      }),
    )
  })

  it('gains at most one by twice the interest of a day: nobody presses a work to the top alone', () => {
    fc.assert(
      fc.property(anyDay, anyWindow, (day, window) => {
        const twice = { ...day, views: day.views * 2, attentionMs: day.attentionMs * 2, made: day.made * 2 }
        expect(trendingScore([twice], window)).toBeLessThanOrEqual(
          trendingScore([day], window) + 1 + 10 ** -CLOSE,
        )
      }),
    )
  })

  it('believes no more attention than its views can have had', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const most = { ...day, attentionMs: day.views * ATTENTION_A_VIEW_MS }
        expect(interestPoints(day)).toBeLessThanOrEqual(interestPoints(most))
      }),
    )
    expect(interestPoints({ views: 0, attentionMs: 1e9, made: 0 })).toBe(0)
  })

  it('sets seven days with some visitors before one with as many at once', () => {
    const steady = Array.from({ length: 7 }, (_, daysAgo) => on(daysAgo, 10))
    expect(trendingScore(steady, 'week')).toBeGreaterThan(trendingScore([on(0, 70)], 'week'))
  })
})
