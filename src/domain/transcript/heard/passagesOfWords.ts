import type { HeardPassage } from '../editing/replaceStretch.ts'
import type { SpokenWord } from '../transcriptSchema.ts'
import { endsSentence } from './endsSentence.ts'

/**
 * So long a silence ends a passage, and so long a one does after the end of a sentence, in ms. Among words without times of
 * their own a silence may stand anywhere: it ends none within a sentence.
 */
const PAUSE_MS = 1_500
const SENTENCE_PAUSE_MS = 350
/** A passage as long as this ends with its sentence, and one as long as that with its word, in ms. */
const LONG_MS = 8_000
const LONGEST_MS = 30_000
const MOST_WORDS = 120

/** Words in their order as passages: each is about what somebody says in one breath. */
export function passagesOfWords(words: readonly SpokenWord[]): readonly HeardPassage[] {
  const passages: HeardPassage[] = []
  let part: SpokenWord[] = []
  const close = () => {
    const [first, last] = [part[0], part.at(-1)]
    if (first !== undefined && last !== undefined)
      passages.push({ start: first.start, end: last.end, speaker: null, words: part })
    part = []
  }
  for (const word of words) {
    if (isBreakBefore(part, word)) close()
    part.push(word)
  }
  close()
  return passages
}

function isBreakBefore(part: readonly SpokenWord[], { start, source }: SpokenWord): boolean {
  const [first, last] = [part[0], part.at(-1)]
  if (first === undefined || last === undefined) return false
  const gap = start - last.end
  const lengthMs = last.end - first.start
  const isAbout = source === 'engine-text' && last.source === 'engine-text'
  if ((gap >= PAUSE_MS && !isAbout) || lengthMs >= LONGEST_MS || part.length >= MOST_WORDS) return true
  return endsSentence(last.text) && (gap >= SENTENCE_PAUSE_MS || lengthMs >= LONG_MS)
}
