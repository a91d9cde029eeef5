import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInOrder } from '../order.ts'
import type { Stretch } from '../sound/speechStretches.ts'
import { textOf, writtenWords } from '../textOf.ts'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import type { SpokenWord, Transcript } from '../transcriptSchema.ts'
import { engineWords } from './engineWords.ts'
import { passagesOfWords } from './passagesOfWords.ts'
import { placeHeard } from './placeHeard.ts'
import { recordingParts } from './recordingParts.ts'

const STRETCH = { start: 2_000, end: 12_000 }
const SPEECH = [
  { start: 500, end: 3_000 },
  { start: 4_500, end: 8_000 },
  { start: 10_500, end: 13_000 },
]
const speeches = fc.constantFrom(null, [], SPEECH)
const told = fc.array(
  fc.record({
    text: fc.constantFrom('dzień', 'dobry', 'Sto lat', ' ', 'babciu'),
    start: fc.nat({ max: 15_000 }),
    end: fc.nat({ max: 15_000 }),
  }),
  { maxLength: 12 },
)
const texts = fc
  .array(fc.constantFrom('Dzień', 'dobry,', 'sto', 'lat!', '–', 'babciu', 'Jan'), { maxLength: 12 })
  .map((words) => words.join(' '))

/** What is said in one breath each, of a text without times. */
const divided = (text: string) =>
  passagesOfWords(engineWords({ text, words: [] }, { start: 0, end: 9_000 }, SPEECH)).map(textOf)

const asTranscript = (words: readonly SpokenWord[]): Transcript => ({
  version: 1,
  speakers: [],
  passages: passagesOfWords(words).map((passage, at) => ({ ...passage, id: `p${at + 1}` })),
})

describe('what an engine heard', () => {
  it('is in order and within its stretch, whatever times were told, and says all that the text says', () => {
    fc.assert(
      fc.property(texts, told, speeches, (text, words, speech) => {
        const heard = engineWords({ text, words }, STRETCH, speech)
        expect(isInOrder(asTranscript(heard))).toBe(true)
        for (const { start, end } of heard) {
          expect(start).toBeGreaterThanOrEqual(STRETCH.start)
          expect(end).toBeLessThanOrEqual(STRETCH.end)
        }
        const written = writtenWords(text)
        const said = heard.map((word) => word.text)
        let at = 0
        for (const word of said) if (word === written[at]) at += 1
        expect(at).toBe(written.length)
      }),
    )
  })

  it('has the signs of the text at the words that only the times have', () => {
    const words = [
      { text: 'dzień', start: 100, end: 420 },
      { text: 'dobry', start: 420, end: 900 },
      { text: 'kto', start: 1_500, end: 1_700 },
      { text: 'tam', start: 1_700, end: 2_000 },
    ]
    const heard = engineWords({ text: 'Dzień dobry. Kto tam?', words }, STRETCH, null)
    expect(heard.map(({ text, start }) => [text, start])).toEqual([
      ['Dzień', 2_100],
      ['dobry.', 2_420],
      ['Kto', 3_500],
      ['tam?', 3_700],
    ])
    expect(heard.every(({ source }) => source === 'engine')).toBe(true)
  })

  it('without times lies on speech alone, and says that nobody told its times', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const heard = engineWords({ text, words: [] }, STRETCH, SPEECH)
        for (const { start, end, source } of heard) {
          expect(SPEECH.some((part) => start >= part.start && end <= part.end)).toBe(true)
          expect(source).toBe('engine-text')
        }
      }),
    )
  })

  it('without times is divided where a sentence ends near a silence, and nowhere within one', () => {
    expect(divided('Sto lat, babciu! Skąd te kwiaty? Od wnuków.')).toEqual([
      'Sto lat, babciu!',
      'Skąd te kwiaty? Od wnuków.',
    ])
    expect(divided('Sto lat niech żyje nam babcia z dziadkiem.')).toHaveLength(1)
  })

  it('is divided where somebody stops, and never within a breath', () => {
    const words = engineWords(
      {
        text: 'Dzień dobry. Kto tam?',
        words: [
          { text: 'dzień dobry', start: 0, end: 800 },
          { text: 'kto', start: 1_300, end: 1_500 },
          { text: 'tam', start: 1_500, end: 1_900 },
        ],
      },
      STRETCH,
      null,
    )
    expect(passagesOfWords(words).map(textOf)).toEqual(['Dzień dobry.', 'Kto tam?'])
  })
})

const inAll = (transcript: Transcript) =>
  transcript.passages.flatMap(({ words }) => words.map(({ text }) => text))

const isWritten = ({ words }: Transcript['passages'][number]) => words.some(({ source }) => source === 'hand')

describe('taking over what was heard', () => {
  const heard = passagesOfWords(
    engineWords({ text: 'Sto lat, babciu! Niech nam żyje.', words: [] }, { start: 0, end: 9_000 }, null),
  )
  const stretches = fc
    .tuple(fc.nat({ max: 6_000 }), fc.integer({ min: 1, max: 6_000 }))
    .map(([start, length]) => ({ start, end: start + length }))
  it('loses nothing that people wrote and nothing outside of its stretch, and stays in order', () => {
    fc.assert(
      fc.property(transcriptArbitrary, stretches, (before, stretch) => {
        const { transcript } = placeHeard(before, stretch, heard, null)
        expect(isInOrder(transcript)).toBe(true)
        const staying = before.passages.flatMap((passage) =>
          passage.words.filter(
            ({ start }) => isWritten(passage) || start < stretch.start || start >= stretch.end,
          ),
        )
        expect(inAll(transcript)).toEqual(expect.arrayContaining(staying.map(({ text }) => text)))
        expect(transcript.passages).toEqual(expect.arrayContaining(before.passages.filter(isWritten)))
      }),
    )
  })

  it('done twice is done once', () => {
    fc.assert(
      fc.property(transcriptArbitrary, stretches, (before, stretch) => {
        const once = placeHeard(before, stretch, heard, null).transcript
        expect(placeHeard(once, stretch, heard, null).transcript.passages.map(textOf)).toEqual(
          once.passages.map(textOf),
        )
      }),
    )
  })

  it('replaces the passages that were asked for while they say the same, by hand or not', () => {
    fc.assert(
      fc.property(transcriptArbitrary, fc.nat(), fc.boolean(), (before, chosen, isChanged) => {
        const passage = before.passages[chosen % Math.max(1, before.passages.length)]
        if (passage === undefined || passage.words.length === 0 || passage.start === passage.end) return
        const { id, start, end } = passage
        const asked = [{ id, text: isChanged ? 'coś innego' : textOf(passage) }]
        const stretch: Stretch = { start, end: end + 1 }
        const { transcript } = placeHeard(before, stretch, [], asked)
        const others = before.passages.filter((one) => one.id !== id && one.words.length > 0)
        for (const other of others) expect(transcript.passages).toContainEqual(other)
        // Where others speak at the same time what was said stays.
        if (others.some((other) => other.end >= start && other.start <= end)) return
        expect(transcript.passages.some((one) => one.id === id)).toBe(isChanged)
      }),
    )
  })

  it('says where something had no room', () => {
    const word = { text: 'Ja.', start: 0, end: 9_000, confidence: null, source: 'hand' } as const
    const full: Transcript = {
      version: 1,
      speakers: [],
      passages: [{ id: 'p1', start: 0, end: 9_000, speaker: null, words: [word] }],
    }
    const stretch = { start: 0, end: 9_000 }
    expect(placeHeard(full, stretch, heard, null)).toEqual({ transcript: full, isCut: true })
    expect(placeHeard({ ...full, passages: [] }, stretch, heard, null).isCut).toBe(false)
  })
})

it('a recording is cut into as few parts as may be, in silences, none too long', () => {
  const most = 4_000
  fc.assert(
    fc.property(
      fc.nat({ max: 3_000 }),
      fc.integer({ min: 1, max: 30_000 }),
      speeches,
      (start, length, speech) => {
        const end = start + length
        const parts = recordingParts({ start, end }, speech, most)
        expect(parts).toHaveLength(Math.ceil(length / most))
        expect(parts[0]?.start).toBe(start)
        expect(parts.at(-1)?.end).toBe(end)
        for (const part of parts) {
          expect(part.end - part.start).toBeGreaterThan(0)
          expect(part.end - part.start).toBeLessThanOrEqual(most)
        }
        expect(parts.slice(1).map((part) => part.start)).toEqual(parts.slice(0, -1).map((part) => part.end))
      },
    ),
  )
  expect(recordingParts({ start: 0, end: 13_000 }, SPEECH, 9_000)[0]?.end).toBe(8_500)
})
