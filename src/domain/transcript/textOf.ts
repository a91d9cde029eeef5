import * as limits from './transcriptLimits.ts'
import type { Passage } from './transcriptSchema.ts'

/** What a passage says, its words with a space between. */
export const textOf = ({ words }: Pick<Passage, 'words'>) => words.map(({ text }) => text).join(' ')

/** The words of a written text, with the signs that stand at them. A longer one than may be is cut into several. */
export function writtenWords(text: string): readonly string[] {
  const words = text
    .toWellFormed()
    .split(/[\s\0]+/u)
    .filter(Boolean)
  return words.some(({ length }) => length > limits.LONGEST_WORD) ? words.flatMap(shortParts) : words
}

function shortParts(word: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part.length + sign.length > limits.LONGEST_WORD) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}
