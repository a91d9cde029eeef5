import type { Transcript } from '../transcriptSchema.ts'

/** How often each word stands in a transcript, as it is written there but for the signs around it. */
export type KnownWords = ReadonlyMap<string, number>

const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words of a transcript, but for the shortest: nobody has those completed. */
export function knownWordsOf({ passages }: Transcript): KnownWords {
  const counts = new Map<string, number>()
  for (const { words } of passages) {
    for (const { text } of words) {
      const word = text.replaceAll(SIGNS, '')
      if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}
