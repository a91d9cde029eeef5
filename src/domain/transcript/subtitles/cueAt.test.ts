import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import { cueAt, nearestShownTime, partsOfFrame } from './cueAt.ts'
import { subtitlesOf } from './subtitlesOf.ts'

const cuesArbitrary = transcriptArbitrary.map((transcript) => subtitlesOf(transcript))
const time = fc.oneof(fc.nat({ max: 30_000 }), fc.double({ min: 0, max: 30_000, noNaN: true }))

describe('the subtitle of a time', () => {
  it('is the one that has begun and not ended, and none outside of their times', () => {
    fc.assert(
      fc.property(cuesArbitrary, time, (cues, ms) => {
        const standing = cues.filter(({ start, end }) => start <= ms && ms < end)
        expect(standing.length).toBeLessThanOrEqual(1)
        expect(cueAt(cues, ms)).toBe(standing[0] ?? null)
      }),
    )
  })

  it('is found at each of their edges', () => {
    fc.assert(
      fc.property(cuesArbitrary, (cues) => {
        for (const cue of cues) {
          expect(cueAt(cues, cue.start)).toBe(cue)
          expect(cueAt(cues, cue.end - 1)).toBe(cue)
          expect(cueAt(cues, cue.end)).not.toBe(cue)
        }
      }),
    )
  })

  it('is there at the nearest time that has one, and no other subtitle is nearer', () => {
    fc.assert(
      fc.property(cuesArbitrary, time, (cues, ms) => {
        const nearest = nearestShownTime(cues, ms)
        expect(nearest === null).toBe(cues.length === 0)
        const found = nearest === null ? null : cueAt(cues, nearest)
        expect(found === null).toBe(nearest === null)
        const distance = (cue: { readonly start: number; readonly end: number } | null) =>
          cue === null ? Infinity : Math.max(0, cue.start - ms, ms - cue.end)
        for (const cue of cues) expect(distance(cue)).toBeGreaterThanOrEqual(distance(found))
      }),
    )
  })
})

describe('the parts of a picture’s time', () => {
  it('follow each other from its start to its end, and show exactly what stands in each', () => {
    fc.assert(
      fc.property(cuesArbitrary, time, fc.integer({ min: 101, max: 20_000 }), (cues, start, length) => {
        const end = start + length
        const parts = partsOfFrame(cues, start, end)
        let at = start
        for (const part of parts) {
          expect(part.start).toBe(at)
          expect(part.end).toBeGreaterThan(part.start)
          expect(cueAt(cues, part.start)).toBe(part.cue)
          expect(part.end).toBeLessThanOrEqual(part.cue?.end ?? end)
          const begins = cues.filter((cue) => cue.start > part.start && cue.start < part.end)
          expect(begins).toHaveLength(0)
          at = part.end
        }
        expect(at).toBe(end)
      }),
    )
  })

  it('are one for a short picture', () => {
    fc.assert(
      fc.property(cuesArbitrary, time, fc.integer({ min: 1, max: 100 }), (cues, start, length) => {
        const [part, ...more] = partsOfFrame(cues, start, start + length)
        expect(more).toHaveLength(0)
        expect(part).toEqual({ start, end: start + length, cue: cueAt(cues, start + length / 2) })
      }),
    )
  })
})
