import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Recognized, recognizedSchema } from './recognized.ts'
import { recognizedWords } from './recognizedWords.ts'

const WINDOW = { start: 10_000, end: 14_000 }
const recognized = (told: Partial<Recognized>): Recognized => recognizedSchema.parse({ text: '', ...told })

describe('what was recognised becomes words', () => {
  it('of tokens that begin with a space or its sign', () => {
    const words = [
      { text: 'Dzień', start: 10_400, end: 10_600 },
      { text: 'dobry!', start: 11_000, end: 11_600 },
    ]
    const timestamps = [0.4, 1, 1.2, 1.4]
    const text = 'Dzień dobry!'
    expect(
      recognizedWords(recognized({ text, tokens: [' Dzień', ' do', 'bry', '!'], timestamps }), WINDOW),
    ).toEqual(words)
    expect(
      recognizedWords(recognized({ text, tokens: ['▁Dzień', '▁do', 'bry', '!'], timestamps }), WINDOW),
    ).toEqual(words)
  })

  it('of letters, where a token of its own is a space', () => {
    const tokens = ['t', 'o', ' ', 'j', 'a']
    const timestamps = [0, 0.1, 0.2, 0.5, 0.6]
    expect(recognizedWords(recognized({ text: 'to ja', tokens, timestamps }), WINDOW)).toEqual([
      { text: 'to', start: 10_000, end: 10_300 },
      { text: 'ja', start: 10_500, end: 10_800 },
    ])
  })

  it('as long as the model says, and never into the next one', () => {
    const told = { text: 'sto lat', tokens: [' sto', ' lat'], timestamps: [0, 0.1], durations: [0.5, 0.7] }
    expect(recognizedWords(recognized(told), WINDOW)).toEqual([
      { text: 'sto', start: 10_000, end: 10_100 },
      { text: 'lat', start: 10_100, end: 10_800 },
    ])
  })

  it('written as the text has them, where tokens hold a letter in pieces', () => {
    const told = { tokens: [' dzi', '<0xC4>', '<0x99>', 'ki'], timestamps: [0, 0.1, 0.2, 0.3] }
    expect(recognizedWords(recognized({ ...told, text: 'dzięki' }), WINDOW)).toEqual([
      { text: 'dzięki', start: 10_000, end: 10_500 },
    ])
    // The text has other words than the tokens: their times are those of nothing.
    expect(recognizedWords(recognized({ ...told, text: 'dzię ki' }), WINDOW)).toEqual([
      { text: 'dzię ki', ...WINDOW },
    ])
  })

  it('as whole segments, or all at once, where nobody tells when words were said', () => {
    const segments = {
      text: ' Sto lat, mamo. Kocham.',
      tokens: [' Sto', ' lat,', ' mamo.', ' Kocham.'],
      segment_texts: [' Sto lat, mamo.', ' Kocham.', ' '],
      segment_timestamps: [0, 1.5, 3],
      segment_durations: [1.5, 8, 1],
    }
    expect(recognizedWords(recognized(segments), WINDOW)).toEqual([
      { text: 'Sto lat, mamo.', start: 10_000, end: 11_500 },
      { text: 'Kocham.', start: 11_500, end: 14_000 },
    ])
    expect(recognizedWords(recognized({ text: ' Sto lat. ' }), WINDOW)).toEqual([
      { text: 'Sto lat.', ...WINDOW },
    ])
    expect(recognizedWords(recognized({ text: ' ' }), WINDOW)).toEqual([])
  })
})

const token = fc.oneof(fc.constantFrom(' ', '▁', ' sto', '▁lat', 'ry', '!', '�', '<0xC4>', ''), fc.string())
const second = fc.double({ min: -1, max: 40, noNaN: true })
const anything = fc.record({
  text: fc.string(),
  tokens: fc.array(token),
  timestamps: fc.array(second),
  durations: fc.array(second),
  segment_texts: fc.array(fc.string()),
  segment_timestamps: fc.array(second),
  segment_durations: fc.array(second),
})

it('whatever a model answers, words lie in their window, and none is empty', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (told, isEven) => {
      const timestamps = isEven
        ? told.tokens.map((_, at) => told.timestamps[at] ?? at).toSorted((one, other) => one - other)
        : told.timestamps
      for (const { text, start, end } of recognizedWords({ ...told, timestamps }, WINDOW)) {
        expect(text.trim()).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(WINDOW.start)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(WINDOW.end)
      }
    }),
  )
})
