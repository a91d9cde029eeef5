import type { Span } from '../span.ts'
import { sentencesOf } from '../tokens/sentencesOf.ts'
import { wordsOf } from '../tokens/tokensOf.ts'
import { syllables } from './syllables.ts'

/** From 1, which a child reads, to 7, which specialists read twice. */
export type ReadingStep = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface SentenceReadability extends Span {
  readonly words: number
  readonly step: ReadingStep
  /** Its words of four syllables and more. */
  readonly hardWords: readonly Span[]
}

export interface Readability {
  /** The years of school by FOG for Polish. 0 for a text without words. */
  readonly fog: number
  /** The index of Walery Pisarek, from his two figures: below 4 is easy, from 10 on hard. */
  readonly pisarek: number
  /** Words in a sentence, on average, and the share of hard words, from 0 to 1. */
  readonly sentenceLength: number
  readonly hardShare: number
  readonly step: ReadingStep
  readonly sentences: readonly SentenceReadability[]
}

const HARD_SYLLABLES = 4
/** The years of school up to which each step but the last goes. */
const STEPS = [6, 9, 12, 15, 17, 21] as const

/** The readability of a text, as a whole and by its sentences. Syllables are counted in the forms as written. */
export function readability(text: string): Readability {
  const sentences = sentencesOf(text).flatMap(({ from, to }) => {
    const words = wordsOf(text.slice(from, to))
    if (words.length === 0) return []
    const hardWords = words
      .filter((word) => syllables(word.text) >= HARD_SYLLABLES)
      .map((word) => ({ from: from + word.from, to: from + word.to }))
    const fog = fogOf(words.length, hardWords.length / words.length)
    return [{ from, to, words: words.length, step: stepOf(fog), hardWords }]
  })
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const hard = sentences.reduce((sum, sentence) => sum + sentence.hardWords.length, 0)
  const sentenceLength = sentences.length === 0 ? 0 : words / sentences.length
  const hardShare = words === 0 ? 0 : hard / words
  const fog = fogOf(sentenceLength, hardShare)
  const pisarek = Math.hypot(sentenceLength, hardShare * 100) / 2
  return { fog, pisarek, sentenceLength, hardShare, step: stepOf(fog), sentences }
}

const fogOf = (sentenceLength: number, hardShare: number) => 0.4 * (sentenceLength + hardShare * 100)

function stepOf(fog: number): ReadingStep {
  const at = STEPS.findIndex((most) => fog <= most)
  const steps = [1, 2, 3, 4, 5, 6] as const
  return steps[at] ?? 7
}
