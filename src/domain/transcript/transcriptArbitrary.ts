import * as fc from 'fast-check'
import { inOrder } from './order.ts'
import { WORD_SOURCES, type Transcript } from './transcriptSchema.ts'

const WORDS = [
  'Dzień',
  'dobry,',
  'w',
  'i',
  'Ala',
  'ma',
  'kota.',
  '5',
  'zł',
  'Konstantynopolitańczykowianeczka',
  '–',
  'że',
]

const passage = fc.record({
  gap: fc.integer({ min: -500, max: 3_000 }),
  speaker: fc.constantFrom(null, 's1', 's2'),
  words: fc.array(
    fc.record({
      text: fc.constantFrom(...WORDS),
      length: fc.integer({ min: 0, max: 900 }),
      gap: fc.constantFrom(0, 0, 0, 40, 700),
      source: fc.constantFrom(...WORD_SOURCES),
      confidence: fc.constantFrom(null, 0, 0.5, 1),
    }),
    { maxLength: 12 },
  ),
  rest: fc.constantFrom(0, 0, 300),
})

/** Transcripts in order: with silences, interruptions, empty passages, words of all sources. */
export const transcriptArbitrary: fc.Arbitrary<Transcript> = fc
  .array(passage, { maxLength: 8 })
  .map((passages) => {
    let last = 0
    return inOrder({
      version: 1,
      speakers: [
        { id: 's1', name: 'Anna Nowak' },
        { id: 's2', name: 'Piotr' },
      ],
      passages: passages.map(({ gap, speaker, words, rest }, at) => {
        const start = Math.max(0, last + gap)
        last = start
        const timed = words.map(({ length, gap: before, ...word }) => {
          const wordStart = last + before
          last = wordStart + length
          return { ...word, start: wordStart, end: last }
        })
        last += rest
        return { id: `p${at + 1}`, start, end: last, speaker, words: timed }
      }),
    })
  })
