import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import { conceptOf, wordsLeadingTo } from './concepts.ts'
import { stemEnglish } from './stemEnglish.ts'
import { forgivenSlips, typingDistance } from './typingDistance.ts'

/** A folded word with the forms that it shares with its other forms and with words of the same meaning. */
export interface WordForms {
  readonly word: string
  readonly polish: string
  readonly english: string
  readonly concept: number | null
  /** Its letters, a bit for each: words that share too few of them aren't compared. */
  readonly letters: number
}

export function formsOf(word: string): WordForms {
  return {
    word,
    polish: stemPolish(word),
    english: stemEnglish(word),
    concept: conceptOf(word),
    letters: lettersOf(word),
  }
}

/** The bits of a number. */
const BITS = 32

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % BITS)
  return letters
}

/** Longer texts are not treated as typing slips. */
const LONGEST_MISTYPED = 24
/** More words than any catalogue of ours has: beyond it mistyped ones go unmended. */
const LARGEST_VOCABULARY = 60_000

/** Folded words, each with how it is written. */
export type Vocabulary = ReadonlyMap<string, string>

/** The words of texts, those of earlier texts first. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Map<string, string>()
  for (const written of texts.flatMap((text) => text.toLowerCase().match(WRITTEN_WORD) ?? [])) {
    const folded = foldPolish(written)
    if (!words.has(folded)) words.set(folded, written)
  }
  return words
}

/** Words as they are written. */
export const WRITTEN_WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/**
 * The word of `names`, of their meanings or else of `others` that a mistyped word most likely means; null when none is
 * near enough. Names may have another ending, too; earlier words are preferred among equally near ones.
 */
export function meantWord(typed: string, names: Vocabulary, others: Vocabulary): string | null {
  const named = [...names.keys()].map(formsOf)
  return nearestMeant(typed, [...named, ...meantAlike(named)], [...others.keys()].map(formsOf))
}

/** Other words for the subjects of a vocabulary, and for their purposes. */
export function meantAlike(named: readonly WordForms[]): readonly WordForms[] {
  return wordsLeadingTo(new Set(named.flatMap(({ concept }) => concept ?? []))).map(formsOf)
}

/** The same among words that were read before; other words for the named things come with the names. */
export function nearestMeant(
  typed: string,
  named: readonly WordForms[],
  others: readonly WordForms[],
): string | null {
  const slips = forgivenSlips(typed.length)
  if (slips === 0 || typed.length > LONGEST_MISTYPED || named.length + others.length > LARGEST_VOCABULARY)
    return null
  const searched = formsOf(typed)
  return (
    nearestOf(named, slips, (there) => distanceOfForms(searched, there, slips)) ??
    nearestOf(others, slips, (there) =>
      beginsAlike(typed, there.word) ? distanceOfWords(searched, there, slips) : Infinity,
    )
  )
}

function nearestOf(
  words: readonly WordForms[],
  slips: number,
  distanceTo: (there: WordForms) => number,
): string | null {
  let best: string | null = null
  let nearest = slips + 1
  for (const there of words) {
    const distance = distanceTo(there)
    if (distance < nearest) {
      best = there.word
      nearest = distance
    }
  }
  return best
}

/** Fingers slip inside words: another first letter is another word, unless the first two are swapped. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** In a long word the first letter may be the slip. */
const LONG = 6

/** Infinity beyond `most`. */
function distanceOfWords({ word, letters }: WordForms, there: WordForms, most: number): number {
  if (word.length < LONG && !beginsAlike(word, there.word)) return Infinity
  // One slip takes one letter away and brings one at the most.
  if (differences(letters, there.letters) > 2 * most) return Infinity
  return typingDistance(word, there.word, most)
}

/** How many bits differ. */
function differences(one: number, other: number): number {
  let rest = one ^ other
  let count = 0
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

/** Of the words, or of their stems when the ending is another: that is a little farther than the slip alone. */
function distanceOfForms(typed: WordForms, there: WordForms, most: number): number {
  const whole = distanceOfWords(typed, there, most)
  if (whole <= 1) return whole
  return Math.min(
    whole,
    distanceOfStems(typed.polish, there.polish) + 0.5,
    distanceOfStems(typed.english, there.english) + 0.5,
  )
}

function distanceOfStems(typed: string, word: string): number {
  if (forgivenSlips(typed.length + 1) === 0 || typed[0] !== word[0]) return Infinity
  const distance = typingDistance(typed, word, 1)
  return distance > 1 ? Infinity : distance
}
