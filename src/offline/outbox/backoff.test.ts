import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDue, LONGEST_RETRY_AFTER_MS, retryDelay } from './backoff.ts'

describe('retryDelay', () => {
  it('doubles from a second to five minutes', () => {
    const least = [1, 2, 3, 9, 10, 50].map((attempts) => retryDelay(attempts, null, () => 0))
    const most = [1, 2, 3, 9, 10, 50].map((attempts) => retryDelay(attempts, null, () => 1))
    expect(least).toEqual([500, 1_000, 2_000, 128_000, 150_000, 150_000])
    expect(most).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000])
  })

  it('never comes back before the service asked, nor waits over an hour for it', () => {
    expect(retryDelay(1, 30_000, () => 0)).toBe(30_000)
    expect(retryDelay(1, 24 * 3_600_000, () => 0)).toBe(LONGEST_RETRY_AFTER_MS)
  })

  it('always gives a time that is due when it comes, and not before', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.option(fc.nat()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, after, chance) => {
          const delay = retryDelay(attempts, after, () => chance)
          expect(delay).toBeGreaterThan(0)
          expect(isDue(1_000 + delay, 1_000)).toBe(false)
          expect(isDue(1_000 + delay, 1_000 + delay)).toBe(true)
        },
      ),
    )
  })

  it('takes a time too far ahead for a clock that was set back', () => {
    expect(isDue(24 * 3_600_000, 0)).toBe(true)
  })
})
