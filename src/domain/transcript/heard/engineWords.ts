import { diffSequences, type Replacement } from '#domain/text/changes/diffSequences.ts'
import type { EngineAnswer } from '../engineAnswer.ts'
import { afterEachOther } from '../order.ts'
import type { Stretch } from '../sound/speechStretches.ts'
import { spreadWords } from '../spreadWords.ts'
import { writtenWords } from '../textOf.ts'
import type { SpokenWord } from '../transcriptSchema.ts'
import { spreadOverSpeech } from './spreadOverSpeech.ts'

/** What an engine answers: a text, and for some engines words with the times from where its sound began. */
export interface EngineHeard {
  readonly text: string
  /** None where the engine tells no times. */
  readonly words: EngineAnswer['words']
}

/**
 * The words that an engine heard in a stretch, with times of the recording, in order and within the stretch. They are
 * written as the text has them: some engines tell times of words without the signs that stand at them. Words whose time
 * the engine didn't tell are spread and have the source `engine-text`.
 */
export function engineWords(
  { text, words }: EngineHeard,
  stretch: Stretch,
  speech: readonly Stretch[] | null,
): readonly SpokenWord[] {
  const written = writtenWords(text)
  const timed = timedWords(words, stretch)
  if (timed.length === 0) return spreadOverSpeech(written, stretch, speech)
  return written.length === 0 ? timed : asWritten(timed, written, stretch)
}

/** Of several words under one time each has a part of it. */
function timedWords(told: EngineAnswer['words'], stretch: Stretch): readonly SpokenWord[] {
  const within = (ms: number) => Math.min(stretch.end, stretch.start + ms)
  const words = told
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ text, start, end }) => {
      const texts = writtenWords(text)
      const source = texts.length > 1 ? 'engine-text' : 'engine'
      return spreadWords(texts, within(start), within(Math.max(start, end)), source)
    })
  return afterEachOther(words, stretch.start).map((word) =>
    word.end > stretch.end ? cut(word, stretch.end) : word,
  )
}

const cut = (word: SpokenWord, end: number): SpokenWord => ({
  ...word,
  start: Math.min(word.start, end),
  end,
})

/** A word without the signs at it, however it is written. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function asWritten(
  timed: readonly SpokenWord[],
  written: readonly string[],
  stretch: Stretch,
): readonly SpokenWord[] {
  const replacements = diffSequences(
    timed.map(({ text }) => plain(text)),
    written.map(plain),
  )
  const words: SpokenWord[] = []
  let [at, otherAt] = [0, 0]
  const end = { from: timed.length, to: timed.length, otherFrom: written.length, otherTo: written.length }
  for (const replacement of [...replacements, end]) {
    for (; at < replacement.from; at += 1, otherAt += 1) words.push(named(timed[at], written[otherAt]))
    words.push(...replaced(timed, written, replacement, stretch))
    at = replacement.to
    otherAt = replacement.otherTo
  }
  return words
}

const named = (word: SpokenWord | undefined, text: string | undefined): SpokenWord => {
  if (word === undefined) throw new Error('equal parts are equally long')
  return { ...word, text: text ?? word.text }
}

/** Where the text has other words than those with times. What only the times have was said all the same. */
function replaced(
  timed: readonly SpokenWord[],
  written: readonly string[],
  { from, to, otherFrom, otherTo }: Replacement,
  stretch: Stretch,
): readonly SpokenWord[] {
  const said = timed.slice(from, to)
  const texts = written.slice(otherFrom, otherTo)
  if (texts.length === 0) return said
  if (texts.length === said.length) return said.map((word, place) => named(word, texts[place]))
  const start = said[0]?.start ?? timed[from - 1]?.end ?? stretch.start
  const until = said.at(-1)?.end ?? timed[to]?.start ?? stretch.end
  return spreadWords(texts, start, until, 'engine-text')
}
