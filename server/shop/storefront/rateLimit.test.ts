import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networksOfAddress } from '#server/platform/api/callerAddress.ts'
import { createRateLimit } from './rateLimit.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms)

/** The networks of a household with many neighbours. */
const ofSite = (site: number) => networksOfAddress(`2001:db8:1:${site.toString(16)}::1`)

describe('the rate limit', () => {
  it('keeps what it counted of those who call much, however many addresses call once', () => {
    const limit = createRateLimit(10)
    for (let call = 0; call < 10; call += 1) expect(limit('busy', at(0))).toBe(0)
    for (let address = 0; address < 30_000; address += 1) expect(limit(`one ${address}`, at(1))).toBe(0)
    expect(limit('busy', at(2))).toBeGreaterThan(0)
  })

  it('lets a dear call through whoever has room for one, and makes them wait the longer', () => {
    const limit = createRateLimit(10)
    expect(limit('a', at(0), 25)).toBe(0)
    expect(limit('a', at(0))).toBe(96_000)
    expect(limit('a', at(95_999))).toBe(1)
    expect(limit('a', at(96_000))).toBe(0)
  })

  it('counts a large network by all the small ones in it', () => {
    const limit = createRateLimit(10)
    const through = Array.from({ length: 400 }, (_, call) => limit(ofSite(call), at(0))).filter(
      (wait) => wait === 0,
    )
    expect(through).toHaveLength(160)
    expect(limit(networksOfAddress('2001:db8:2::1'), at(0))).toBe(0)
  })

  it('holds nobody up longer when the clock is set back', () => {
    const limit = createRateLimit(10)
    for (let call = 0; call < 10; call += 1) expect(limit('a', at(3_600_000))).toBe(0)
    expect(limit('a', at(0))).toBe(6_000)
    expect(limit('a', at(6_000))).toBe(0)
  })

  it('never lets more through in any time than a minute’s worth and what that time brings', () => {
    const pauses = fc.array(fc.nat(20_000), { maxLength: 200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), pauses, (perMinute, waits) => {
        const limit = createRateLimit(perMinute)
        let [time, through] = [0, 0]
        for (const wait of waits) {
          time += wait
          if (limit('a', at(time)) === 0) through += 1
        }
        // One more for the rounding of milliseconds.
        expect(through).toBeLessThanOrEqual(perMinute * (1 + time / 60_000) + 1)
      }),
    )
  })
})
