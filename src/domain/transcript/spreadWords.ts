import { syllables } from '#domain/text/measures/syllables.ts'
import type { SpokenWord, WordSource } from './transcriptSchema.ts'

/** Usual speech: a syllable takes so many ms, pauses among words included. */
const SYLLABLE_MS = 200

/** A number is said in more syllables than it has signs; a word of signs alone takes a moment, too. */
const weightOf = (word: string) => syllables(word) + 2 * (word.match(/\d/gu)?.length ?? 0)

/** How long words take at the pace of usual speech, in ms. */
export const spokenMs = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + weightOf(word), 0) * SYLLABLE_MS

/** Words over a stretch of time, one after the other, each as long as its syllables are of all. */
export function spreadWords(
  words: readonly string[],
  start: number,
  end: number,
  source: WordSource,
): SpokenWord[] {
  const times = spreadTimes(words, start, end)
  return words.map((text, at) => ({
    text,
    start: times[at] ?? start,
    end: times[at + 1] ?? end,
    confidence: null,
    source,
  }))
}

/** Where each word begins, and where the last one ends. */
export function spreadTimes(words: readonly string[], start: number, end: number): readonly number[] {
  const weights = words.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let said = 0
  const times = [start]
  for (const weight of weights) {
    said += weight
    times.push(start + Math.round(((end - start) * said) / all))
  }
  return times
}
