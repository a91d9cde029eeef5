import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownPart } from './shownPart.ts'

it('shows the playhead always, within the recording, as much as is asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 36_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.option(fc.integer({ min: 1_000, max: 600_000 })),
      (lengthMs, share, spanMs) => {
        const playhead = lengthMs * share
        const { startMs, endMs } = shownPart(playhead, lengthMs, spanMs)
        expect(startMs).toBeGreaterThanOrEqual(0)
        expect(startMs).toBeLessThanOrEqual(playhead)
        expect(endMs).toBeGreaterThanOrEqual(playhead)
        expect(endMs).toBeLessThanOrEqual(lengthMs + 0.001)
        expect(endMs - startMs).toBeCloseTo(Math.min(spanMs ?? lengthMs, lengthMs), 3)
      },
    ),
  )
})
