import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInOrder } from '../order.ts'
import { passageAt, wordAt } from '../places.ts'
import { textOf, writtenWords } from '../textOf.ts'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import { transcriptSchema, type Transcript } from '../transcriptSchema.ts'
import { findWords, replaceWords } from './findWords.ts'
import { addPassage, mergeWithNext, removePassage, splitPassage } from './passages.ts'
import { replaceStretch } from './replaceStretch.ts'
import { addSpeaker, removeSpeaker, renameSpeaker, setSpeaker } from './speakers.ts'
import { setPassageTimes, shiftTimes } from './times.ts'
import { writePassage } from './writePassage.ts'

type Edit = (transcript: Transcript) => Transcript

const ms = fc.integer({ min: -1_000, max: 20_000 })
const id = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p9', 'brak')
const speaker = fc.constantFrom('s1', 's2', 's3', 'brak')
const text = fc.oneof(
  fc
    .array(fc.constantFrom('Ala', 'ma', 'kota.', 'psa', 'i', '\n', 'Dzień', 'dobry,'), { maxLength: 14 })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 500 }),
)
const search = fc.record({
  sought: fc.constantFrom('Ala', 'a', 'a m', 'ota', 'dobry, '),
  isPattern: fc.boolean(),
  matchesCase: fc.boolean(),
  wholeWords: fc.boolean(),
})

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(id, text).map(
    ([of, words]): Edit =>
      (transcript) =>
        writePassage(transcript, of, words),
  ),
  fc.tuple(id, fc.integer({ min: -1, max: 9 })).map(
    ([of, at]): Edit =>
      (one) =>
        splitPassage(one, of, at),
  ),
  id.map(
    (of): Edit =>
      (transcript) =>
        mergeWithNext(transcript, of),
  ),
  id.map(
    (of): Edit =>
      (transcript) =>
        removePassage(transcript, of),
  ),
  fc.tuple(ms, speaker).map(
    ([at, of]): Edit =>
      (transcript) =>
        addPassage(transcript, at, of),
  ),
  fc.tuple(id, fc.option(ms, { nil: undefined }), fc.option(ms, { nil: undefined })).map(
    ([of, start, end]): Edit =>
      (transcript) =>
        setPassageTimes(transcript, of, {
          ...(start === undefined ? {} : { start }),
          ...(end === undefined ? {} : { end }),
        }),
  ),
  ms.map(
    (by): Edit =>
      (transcript) =>
        shiftTimes(transcript, by),
  ),
  fc.tuple(id, speaker).map(
    ([of, who]): Edit =>
      (transcript) =>
        setSpeaker(transcript, of, who),
  ),
  text.map(
    (name): Edit =>
      (transcript) =>
        addSpeaker(transcript, name),
  ),
  fc.tuple(speaker, text).map(
    ([who, name]): Edit =>
      (transcript) =>
        renameSpeaker(transcript, who, name),
  ),
  speaker.map(
    (who): Edit =>
      (transcript) =>
        removeSpeaker(transcript, who),
  ),
  fc.tuple(transcriptArbitrary, ms, ms).map(
    ([heard, one, other]): Edit =>
      (transcript) =>
        replaceStretch(
          transcript,
          { start: Math.min(one, other), end: Math.max(one, other) },
          heard.passages,
        ),
  ),
  fc.tuple(search, text).map(([what, words]): Edit => (transcript) => {
    const found = findWords(transcript, what)
    return found.kind === 'no-pattern' ? transcript : replaceWords(transcript, found.places, words)
  }),
)

const heard = (words: string, start = 1_000): Transcript => ({
  version: 1,
  speakers: [],
  passages: [
    {
      id: 'p1',
      start,
      end: start + 500 * writtenWords(words).length,
      speaker: null,
      words: writtenWords(words).map((word, at) => ({
        text: word,
        start: start + at * 500,
        end: start + at * 500 + 400,
        confidence: 0.9,
        source: 'engine',
      })),
    },
  ],
})

describe('editing', () => {
  it('leaves a transcript that is valid and in order, whatever is done to it', () => {
    fc.assert(
      fc.property(transcriptArbitrary, fc.array(edit, { maxLength: 8 }), (transcript, edits) => {
        let edited = transcript
        for (const one of edits) {
          edited = one(edited)
          expect(isInOrder(edited)).toBe(true)
          expect(transcriptSchema.safeParse(edited).success).toBe(true)
        }
      }),
    )
  })

  it('writes what was written', () => {
    fc.assert(
      fc.property(transcriptArbitrary, id, text, (transcript, of, words) => {
        const passage = writePassage(transcript, of, words).passages.find((one) => one.id === of)
        fc.pre(passage !== undefined)
        expect(textOf(passage)).toBe(writtenWords(words).join(' '))
      }),
    )
  })

  it('changes no word that a hand didn’t write', () => {
    fc.assert(
      fc.property(transcriptArbitrary, id, text, (transcript, of, words) => {
        const before = transcript.passages.find((one) => one.id === of)
        const after = writePassage(transcript, of, words).passages.find((one) => one.id === of)
        for (const word of after?.words.filter(({ source }) => source !== 'hand') ?? [])
          expect(before?.words).toContainEqual(word)
      }),
    )
  })

  it('keeps the times of words that stayed, and of one that was only mended', () => {
    const before = heard('Ala ma kotta i psa')
    const words = writePassage(before, 'p1', 'Ala ma kota i psa').passages[0]?.words
    expect(words?.map(({ start, end }) => [start, end])).toEqual(
      before.passages[0]?.words.map(({ start, end }) => [start, end]),
    )
    expect(words?.map(({ source }) => source)).toEqual(['engine', 'engine', 'hand', 'engine', 'engine'])
    expect(words?.[2]?.confidence).toBeNull()
  })

  it('spreads a word that became two over its time, by syllables', () => {
    const words = writePassage(heard('Ja niewiedziałem nic'), 'p1', 'Ja nie wiedziałem nic').passages[0]
      ?.words
    expect(words?.map(({ start, end }) => [start, end])).toEqual([
      [1_000, 1_400],
      [1_500, 1_600],
      [1_600, 1_900],
      [2_000, 2_400],
    ])
  })

  it('gives the words of a hand all of their passage, as they are written', () => {
    const empty = addPassage(heard(''), 5_000, null)
    const first = writePassage(empty, 'p2', 'Ala')
    expect(first.passages[1]?.words[0]).toMatchObject({ start: 5_000, end: 7_000 })
    const more = writePassage(first, 'p2', 'Ala ma kota')
    expect(more.passages[1]?.words.map(({ start }) => start)).toEqual([5_000, 5_800, 6_200])
  })

  it('makes room at the end for what is written there, where nobody speaks after it', () => {
    const longer = writePassage(heard('Ala ma'), 'p1', 'Ala ma kota').passages[0]
    expect(longer?.words.at(-1)).toMatchObject({ start: 1_900, end: 2_300, source: 'hand' })
    expect(longer?.end).toBe(2_300)
  })

  it('splits and merges without loss', () => {
    const before = heard('Ala ma kota i psa')
    const split = splitPassage(before, 'p1', 3)
    expect(split.passages.map(textOf)).toEqual(['Ala ma kota', 'i psa'])
    expect(split.passages.map(({ start, end }) => [start, end])).toEqual([
      [1_000, 2_400],
      [2_500, 3_500],
    ])
    expect(mergeWithNext(split, 'p1')).toEqual(before)
  })

  it('never crosses the words of a neighbour', () => {
    const split = splitPassage(heard('Ala ma kota i psa'), 'p1', 3)
    expect(setPassageTimes(split, 'p2', { start: 0 }).passages[1]?.start).toBe(2_400)
    expect(setPassageTimes(split, 'p1', { end: 9_000 }).passages[0]?.end).toBe(2_500)
    const late = setPassageTimes(split, 'p2', { start: 3_100 }).passages[1]?.words
    expect(late?.map(({ start, end }) => [start, end])).toEqual([
      [3_100, 3_300],
      [3_300, 3_500],
    ])
  })

  it('puts what was heard again in the place of a stretch', () => {
    const again = heard('MA KOTA', 1_500).passages.map((passage) => ({ ...passage, speaker: 'nobody' }))
    const after = replaceStretch(heard('Ala ma kota i psa'), { start: 1_500, end: 2_500 }, again)
    expect(after.passages.map(textOf)).toEqual(['Ala', 'MA KOTA', 'i psa'])
    expect(after.passages.map(({ speaker: who }) => who)).toEqual([null, null, null])
  })

  it('finds and replaces within passages, and keeps what stayed', () => {
    const before = splitPassage(heard('Ala ma kota Ala ma psa'), 'p1', 3)
    const found = findWords(before, { sought: 'ala', isPattern: false, matchesCase: false, wholeWords: true })
    expect(found).toMatchObject({ kind: 'found', places: [{ passage: 'p1' }, { passage: 'p2' }] })
    const after = replaceWords(before, found.kind === 'no-pattern' ? [] : found.places, 'Ola')
    expect(after.passages.map(textOf)).toEqual(['Ola ma kota', 'Ola ma psa'])
    expect(after.passages[1]?.words[1]).toEqual(before.passages[1]?.words[1])
  })
})

describe('what is spoken at a time', () => {
  it('is the passage begun last of those that are spoken, as a walk through all finds it', () => {
    fc.assert(
      fc.property(transcriptArbitrary, ms, (transcript, at) => {
        const walked = transcript.passages.findLastIndex(({ start, end }) => start <= at && at < end)
        expect(passageAt(transcript, at)).toBe(walked < 0 ? null : walked)
        const word = transcript.passages[walked]?.words.findLastIndex(({ start }) => start <= at) ?? -1
        expect(wordAt(transcript, at)).toEqual(word < 0 ? null : { passage: walked, word })
      }),
    )
  })
})
