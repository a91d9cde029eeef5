import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { averageStars, reviewCount, STARS, type StarCounts } from './reviews.ts'

const given = fc.array(fc.constantFrom(...STARS), { maxLength: 200 })

function countsOf(stars: readonly number[]): StarCounts {
  const count = (value: number) => stars.filter((one) => one === value).length
  return [count(1), count(2), count(3), count(4), count(5)]
}

it('is the mean of what was given, to a tenth', () => {
  fc.assert(
    fc.property(given, fc.constantFrom(...STARS), (others, one) => {
      const stars = [...others, one]
      const counts = countsOf(stars)
      expect(reviewCount(counts)).toBe(stars.length)
      const average = averageStars(counts)
      const mean = stars.reduce((sum: number, each) => sum + each, 0) / stars.length
      expect(Math.abs((average ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(String(average)).toMatch(/^[1-5](\.\d)?$/)
    }),
  )
})

it('is nothing where nobody gave a star, and grows with every better opinion, or stays', () => {
  expect(averageStars([0, 0, 0, 0, 0])).toBeNull()
  fc.assert(
    fc.property(given, fc.constantFrom(...STARS), (stars, more) => {
      const before = averageStars(countsOf(stars)) ?? more
      const after = averageStars(countsOf([...stars, more])) ?? 0
      expect(Math.sign(more - before) * (after - before)).toBeGreaterThanOrEqual(0)
    }),
  )
})
