import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import { conceptOf, relatedConcept, wordsOfConcept } from './concepts.ts'
import { stemEnglish } from './stemEnglish.ts'
import { forgivenSlips, typingDistance } from './typingDistance.ts'

/** A folded word with what its other forms, and words of the same meaning, have in common with it. */
export interface WordForms {
  readonly word: string
  readonly polish: string
  readonly english: string
  readonly concept: number | null
}

export function formsOf(word: string): WordForms {
  return { word, polish: stemPolish(word), english: stemEnglish(word), concept: conceptOf(word) }
}

/** How a word that is looked for is like one that is there. */
export type Likeness = 'whole' | 'beginning' | 'inflected' | 'meaning' | 'related'

/** The best of likenesses, null when there is none. A beginning has to have at least `shortestBeginning` letters. */
export function likenessOf(searched: WordForms, there: WordForms, shortestBeginning = 1): Likeness | null {
  if (there.word === searched.word) return 'whole'
  if (searched.word.length >= shortestBeginning && there.word.startsWith(searched.word)) return 'beginning'
  if (there.polish === searched.polish || there.english === searched.english) return 'inflected'
  if (searched.concept === null || there.concept === null) return null
  if (there.concept === searched.concept) return 'meaning'
  return there.concept === relatedConcept(searched.concept) ? 'related' : null
}

/** Longer ones are no words that anybody mistypes. */
const LONGEST_MISTYPED = 24
/** More words than any catalogue of ours has: beyond it mistyped ones go unmended. */
const LARGEST_VOCABULARY = 20_000

/** Folded words, each with how it is written. */
export type Vocabulary = ReadonlyMap<string, string>

/** The words of texts, those of earlier texts first. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Map<string, string>()
  for (const written of texts.flatMap((text) => text.toLowerCase().match(WORD) ?? [])) {
    const folded = foldPolish(written)
    if (!words.has(folded)) words.set(folded, written)
  }
  return words
}

const WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/**
 * The word of `names`, of their meanings or else of `others` that somebody meant by one that is none of them; null
 * when nothing is near enough. Names may have another ending, too; earlier words are preferred among equally near ones.
 */
export function meantWord(typed: string, names: Vocabulary, others: Vocabulary): string | null {
  if (typed.length > LONGEST_MISTYPED || names.size + others.size > LARGEST_VOCABULARY) return null
  const named = [...names.keys(), ...meantAlike(names)]
  return (
    nearestOf(named, typed, (word, most) => distanceOfForms(typed, word, most)) ??
    nearestOf(others.keys(), typed, (word, most) =>
      beginsAlike(typed, word) ? typingDistance(typed, word, most) : most + 1,
    )
  )
}

function nearestOf(
  words: Iterable<string>,
  typed: string,
  distanceTo: (word: string, most: number) => number,
): string | null {
  const slips = forgivenSlips(typed.length)
  let best: string | null = null
  let nearest = slips + 1
  for (const word of slips === 0 ? [] : words) {
    const distance = distanceTo(word, slips)
    if (distance < nearest) {
      best = word
      nearest = distance
    }
  }
  return best
}

/** Other words for what the vocabulary speaks of. */
function meantAlike(vocabulary: Vocabulary): readonly string[] {
  const concepts = new Set([...vocabulary.keys()].map(conceptOf))
  return [...concepts].flatMap((concept) => (concept === null ? [] : wordsOfConcept(concept)))
}

/** Fingers slip inside words: another first letter is another word, unless the first two are swapped. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** In a long word the first letter may be the slip. */
const LONG = 6

function distanceOfWords(typed: string, word: string, most: number): number {
  return beginsAlike(typed, word) || typed.length >= LONG ? typingDistance(typed, word, most) : most + 1
}

/** Of the words, or of their stems when the ending is another: that is a little farther than the slip alone. */
function distanceOfForms(typed: string, word: string, most: number): number {
  const whole = distanceOfWords(typed, word, most)
  if (whole <= 1) return whole
  const stems = [stemPolish, stemEnglish].map((stem) => distanceOfStems(stem(typed), stem(word)))
  return Math.min(whole, ...stems.map((distance) => distance + 0.5))
}

function distanceOfStems(typed: string, word: string): number {
  const slips = Math.min(forgivenSlips(typed.length + 1), 1)
  return slips === 0 || typed[0] !== word[0]
    ? Infinity
    : beyondIsFar(distanceOfWords(typed, word, slips), slips)
}

const beyondIsFar = (distance: number, most: number) => (distance > most ? Infinity : distance)
