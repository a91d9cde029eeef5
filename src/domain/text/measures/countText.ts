import { paragraphsOf } from '../tokens/paragraphsOf.ts'
import { sentencesOf } from '../tokens/sentencesOf.ts'
import { tokensOf } from '../tokens/tokensOf.ts'

export interface TextCounts {
  /** Grapheme clusters: a letter with its marks is one, a line end too. */
  readonly characters: number
  readonly charactersWithoutSpaces: number
  /** Words and numbers. */
  readonly words: number
  readonly sentences: number
  readonly paragraphs: number
  /** Reading time in silence and aloud, s. */
  readonly readingSeconds: number
  readonly speakingSeconds: number
}

/** Words per minute that people read and speak in Polish. */
const READ_A_MINUTE = 200
const SPOKEN_A_MINUTE = 120

/** The length of a text, in the usual measures. */
export function countText(text: string): TextCounts {
  const composed = text.normalize('NFC').replaceAll('\r\n', '\n')
  const words = tokensOf(text).filter(
    ({ kind }) => kind !== 'space' && kind !== 'break' && kind !== 'sign',
  ).length
  return {
    characters: Array.from(composed).length,
    charactersWithoutSpaces: Array.from(composed.replaceAll(/\s/gu, '')).length,
    words,
    sentences: sentencesOf(text).length,
    paragraphs: paragraphsOf(text).length,
    readingSeconds: Math.ceil((words * 60) / READ_A_MINUTE),
    speakingSeconds: Math.ceil((words * 60) / SPOKEN_A_MINUTE),
  }
}
