import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import { holdOf } from './breaks.ts'
import {
  type FrameSize,
  placeSubtitle,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleLook,
} from './placeSubtitle.ts'
import { subtitlesOf } from './subtitlesOf.ts'

/** About as wide as the letters of the film are. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (/[mwMW—]/u.test(sign) ? 0.85 : 0.52), 0)

const bare = (text: string) => text.replaceAll(' ', '')

const look: fc.Arbitrary<SubtitleLook> = fc.record({
  size: fc.constantFrom(...SUBTITLE_SIZES),
  place: fc.constantFrom(...SUBTITLE_PLACES),
})
const side = fc.oneof(
  fc.constantFrom(2, 16, 90, 160, 360, 480, 720, 1_080, 1_920),
  fc.integer({ min: 2, max: 4_000 }),
)
const frame: fc.Arbitrary<FrameSize> = fc.record({ width: side, height: side })
const word = fc.oneof(
  fc.constantFrom('Dzień', 'dobry,', 'w', 'Krakowie', 'że', '25', 'zł', '–', 'niezależnie'),
  fc.string({ minLength: 1, maxLength: 200 }).map((text) => text.replaceAll(/\s/gu, '') || 'a'),
  fc.integer({ min: 1, max: 200 }).map((length) => 'ą'.repeat(length)),
)
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const lines = fc.array(line, { minLength: 1, maxLength: 2 })

const HD = { width: 1_920, height: 1_080 }
const UPRIGHT = { width: 1_080, height: 1_920 }
const USUAL = { size: 'medium', place: 'bottom' } as const

const textsOf = (cue: readonly string[]) =>
  placeSubtitle(cue, HD, USUAL, widthOf).rows.map(({ text }) => text)

describe('a subtitle in a picture', () => {
  it('stands within it, whatever the picture’s size and the words', () => {
    fc.assert(
      fc.property(lines, frame, look, (words, size, how) => {
        const { rows, fontPx } = placeSubtitle(words, size, how, widthOf)
        expect(fontPx).toBeGreaterThan(0)
        expect(rows.length).toBeGreaterThan(0)
        for (const { text, left, top, width, height, middle, baseline } of rows) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(left + width).toBeLessThanOrEqual(size.width)
          expect(top + height).toBeLessThanOrEqual(size.height)
          // Its letters are on its plate.
          const half = (widthOf(text) * fontPx) / 2
          expect(middle - half).toBeGreaterThan(left)
          expect(middle + half).toBeLessThan(left + width)
          expect(baseline - 0.75 * fontPx).toBeGreaterThan(top)
          expect(baseline + 0.25 * fontPx).toBeLessThan(top + height)
        }
      }),
    )
  })

  it('has all its words in order, row below row', () => {
    fc.assert(
      fc.property(lines, frame, look, (words, size, how) => {
        const { rows } = placeSubtitle(words, size, how, widthOf)
        expect(bare(rows.map(({ text }) => text).join(''))).toBe(bare(words.join('')))
        for (const [at, row] of rows.slice(1).entries())
          expect(row.top).toBeCloseTo((rows[at]?.top ?? 0) + row.height, 4)
      }),
    )
  })

  it('has the lines of the subtitle file wherever they fit', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        const cues = subtitlesOf(transcript).map((cue) => cue.lines)
        const fitting = cues.filter((cue) => cue.every((one) => one.length <= 42))
        expect(fitting.map(textsOf)).toEqual(fitting)
      }),
    )
    expect(textsOf(['Wczoraj pojechaliśmy do Krakowa,', 'bo tam mieszka moja ciocia.'])).toHaveLength(2)
  })

  it('keeps together what belongs together where an upright film needs more rows', () => {
    const words = ['Wczoraj pojechaliśmy do Krakowa,', 'bo tam mieszka moja ciocia.']
    const { rows } = placeSubtitle(words, UPRIGHT, USUAL, widthOf)
    expect(rows.length).toBeGreaterThan(2)
    for (const [at, { text }] of rows.slice(1).entries()) {
      const last = rows[at]?.text.split(' ').at(-1) ?? ''
      expect(holdOf(last, text.split(' ')[0] ?? '')).toBeNull()
    }
  })

  it('is larger by size, and at the top or at the bottom as asked', () => {
    const placed = (how: Partial<SubtitleLook>) =>
      placeSubtitle(['Dzień dobry'], HD, { ...USUAL, ...how }, widthOf)
    expect(placed({ size: 'small' }).fontPx).toBeLessThan(placed({}).fontPx)
    expect(placed({ size: 'large' }).fontPx).toBeGreaterThan(placed({}).fontPx)
    expect(placed({ place: 'top' }).rows[0]?.top).toBeLessThan(HD.height / 4)
    expect(placed({ place: 'bottom' }).rows[0]?.top).toBeGreaterThan((HD.height * 3) / 4)
  })

  it('leaves the lower part of an upright film to the buttons of programs for phones', () => {
    const { rows } = placeSubtitle(['Dzień dobry'], UPRIGHT, USUAL, widthOf)
    const last = rows.at(-1)
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBeLessThan(UPRIGHT.height * 0.83)
  })

  it('shrinks a word that is a little too long, and breaks one that is far too long', () => {
    const long = placeSubtitle(['Konstantynopolitańczykowianeczka'], UPRIGHT, USUAL, widthOf)
    expect(long.rows).toHaveLength(1)
    expect(long.fontPx).toBeLessThan(58)
    const endless = placeSubtitle(['a'.repeat(200)], UPRIGHT, USUAL, widthOf)
    expect(endless.rows.length).toBeGreaterThan(1)
  })
})
