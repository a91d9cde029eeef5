import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  boundWishTimes,
  mergeWishes,
  MOST_WISHES,
  type Wish,
  wishedHandles,
  wishlistSchema,
} from './wishes.ts'

const wish = (handle: string, changed_at: number, is_wished = true): Wish => ({
  handle,
  is_wished,
  changed_at,
})

/** Few products and few moments, so that the same come again and again. */
const someWishes = fc.array(
  fc.record({
    handle: fc.nat(5).map((number) => `kubek-${number}`),
    is_wished: fc.boolean(),
    changed_at: fc.nat(6),
  }),
  { maxLength: 12 },
)

/** More products than there is room for. */
const manyWishes = fc.array(
  fc.record({
    handle: fc.nat(MOST_WISHES + 60).map((number) => `kubek-${number}`),
    is_wished: fc.boolean(),
    changed_at: fc.nat(50),
  }),
  { minLength: MOST_WISHES, maxLength: MOST_WISHES + 100 },
)

it.each([
  ['few', someWishes, 300],
  ['more than there is room for', manyWishes, 20],
])(
  'of %s the later change of each counts, in whatever order and however often they meet',
  (_what, some, runs) => {
    fc.assert(
      fc.property(some, some, some, (one, other, third) => {
        const merged = mergeWishes(mergeWishes(one, other), third)
        expect(mergeWishes(one, mergeWishes(third, other))).toEqual(merged)
        expect(mergeWishes(mergeWishes(other, third), one)).toEqual(merged)
        expect(mergeWishes(merged, other)).toEqual(merged)
        expect(new Set(merged.map(({ handle }) => handle)).size).toBe(merged.length)
        expect(wishlistSchema.safeParse({ wishes: merged }).success).toBe(true)
        for (const { handle, changed_at, is_wished } of merged) {
          const all = [...one, ...other, ...third].filter((every) => every.handle === handle)
          const last = Math.max(...all.map((every) => every.changed_at))
          const ofLast = all.filter((every) => every.changed_at === last)
          expect(changed_at).toBe(last)
          expect(is_wished).toBe(ofLast.every((every) => every.is_wished))
        }
      }),
      { numRuns: runs },
    )
  },
)

it('two lists that share nothing become one with everything, the newest first', () => {
  const merged = mergeWishes(
    [wish('kubek', 3), wish('plakat', 1)],
    [wish('kartka', 2), wish('torba', 4, false)],
  )
  expect(wishedHandles(merged)).toEqual(['kubek', 'kartka', 'plakat'])
})

it('a change of a clock that is far ahead counts as made now', () => {
  const now = 1_000_000
  expect(boundWishTimes([wish('kubek', now + 86_400_000), wish('kartka', now + 1_000)], now)).toEqual([
    wish('kubek', now),
    wish('kartka', now + 1_000),
  ])
})

it('a full list with the longest handles is small enough for one call', () => {
  const wishes = Array.from({ length: MOST_WISHES }, (_, index) =>
    wish(String(index).padStart(255, 'k'), 1_790_000_000_000, false),
  )
  expect(wishlistSchema.safeParse({ wishes }).success).toBe(true)
  expect(JSON.stringify({ wishes }).length).toBeLessThan(64 * 1024)
})
