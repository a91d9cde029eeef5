import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadWords, spokenMs } from '../spreadWords.ts'
import { writtenWords } from '../textOf.ts'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { holdOf } from './breaks.ts'
import { readingMs, POLISH_RULES as rules } from './subtitleRules.ts'
import { subtitlesOf } from './subtitlesOf.ts'

const said = (text: string, pace = 1): Transcript => {
  const words = writtenWords(text)
  const end = Math.round(spokenMs(words) * pace)
  return {
    version: 1,
    speakers: [],
    passages: [{ id: 'p1', start: 0, end, speaker: null, words: spreadWords(words, 0, end, 'engine') }],
  }
}
const linesOf = (text: string) => subtitlesOf(said(text)).map(({ lines }) => lines)

describe('subtitles', () => {
  it('have every word once and in order, passage by passage', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        for (const passage of transcript.passages) {
          const own = subtitlesOf({ ...transcript, passages: [passage] })
          expect(own.flatMap(({ lines }) => lines).join(' ')).toBe(
            passage.words.map(({ text }) => text).join(' '),
          )
        }
        const all = subtitlesOf(transcript).flatMap(({ lines }) => lines.join(' ').split(' ').filter(Boolean))
        const words = transcript.passages.flatMap((passage) => passage.words.map(({ text }) => text))
        expect(all.toSorted()).toEqual(words.toSorted())
      }),
    )
  })

  it('never run back, and leave a gap', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        let free = 0
        for (const { start, end } of subtitlesOf(transcript)) {
          expect(start).toBeGreaterThanOrEqual(free)
          expect(end).toBeGreaterThan(start)
          free = end + rules.gap
        }
      }),
    )
  })

  it('keep lines, length and reading time wherever there is room', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        const cues = subtitlesOf(transcript)
        for (const [at, { start, end, lines }] of cues.entries()) {
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const line of lines.filter((one) => one.includes(' ')))
            expect(line.length).toBeLessThanOrEqual(rules.mostSigns)
          expect(end - start).toBeLessThanOrEqual(rules.longest)
          const next = cues[at + 1]?.start ?? Infinity
          const isReadable = end - start >= readingMs(lines.join(' ').length, rules)
          expect(isReadable || end + rules.gap >= next).toBe(true)
        }
      }),
    )
  })

  it('end no line within what is held together, where that fits a line', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        for (const passage of transcript.passages) {
          const lines = subtitlesOf({ ...transcript, passages: [passage] }).flatMap((cue) => cue.lines)
          let at = 0
          for (const line of lines.slice(0, -1)) {
            at += line.split(' ').length
            const words = passage.words
            const [last, next] = [words[at - 1], words[at]]
            if (last === undefined || next === undefined || holdOf(last.text, next.text) === null) continue
            const from =
              words
                .slice(0, at - 1)
                .findLastIndex((word, place) => holdOf(word.text, words[place + 1]?.text ?? '') === null) + 1
            const after = words
              .slice(at)
              .findIndex((word, place) => holdOf(word.text, words[at + place + 1]?.text ?? '') === null)
            const held = words.slice(from, after < 0 ? words.length : at + after + 1)
            const isShort = held.map(({ text }) => text).join(' ').length <= rules.mostSigns
            const lasts = (held.at(-1)?.end ?? 0) - (held[0]?.start ?? 0)
            expect(isShort && lasts <= rules.longest).toBe(false)
          }
        }
      }),
    )
  })

  it.each([
    [
      'Wczoraj pojechaliśmy do Krakowa, bo tam mieszka moja ciocia.',
      [['Wczoraj pojechaliśmy do Krakowa,', 'bo tam mieszka moja ciocia.']],
    ],
    [
      'Spotkanie prowadziła wczoraj pani Katarzyna Nowakowska z Gdańska.',
      [['Spotkanie prowadziła wczoraj pani', 'Katarzyna Nowakowska z Gdańska.']],
    ],
    [
      'Zapłaciliśmy za to wszystko dokładnie 25 000 zł i jeszcze trochę.',
      [['Zapłaciliśmy za to wszystko', 'dokładnie 25 000 zł i jeszcze trochę.']],
    ],
    ['Tak. Nie wiem.', [['Tak. Nie wiem.']]],
  ])('are broken as Poles break them: %s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it('end with a sentence rather than within one', () => {
    const cues = linesOf(
      'Dzień dobry, witam państwa bardzo serdecznie w naszym studiu. Dzisiaj porozmawiamy o tym, jak napisać życzenia, których nikt nie zapomni.',
    )
    expect(cues[0]?.join(' ')).toBe('Dzień dobry, witam państwa bardzo serdecznie w naszym studiu.')
  })

  it('stand for a whole second where a word is short, and begin with it', () => {
    const short = said('Tak.', 1)
    expect(subtitlesOf(short)).toEqual([{ start: 0, end: 1_000, speaker: null, lines: ['Tak.'] }])
  })
})
