import type { Mark } from './mark.ts'
import type { Paragraph } from './paragraph.ts'

/** A sentence of this many words or more is hard to follow. */
const LONG = 35

/** Sentences that should be two. */
export function longSentenceRule({ sentences }: Paragraph): readonly Mark[] {
  return sentences.flatMap(({ from, to, parts }) => {
    const words = parts.filter(({ kind }) => kind === 'word').length
    return words < LONG
      ? []
      : [
          {
            kind: 'long-sentence' as const,
            message: { code: 'long-sentence' as const, words },
            replacements: [],
            from,
            to,
          },
        ]
  })
}
