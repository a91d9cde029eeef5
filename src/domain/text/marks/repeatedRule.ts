import type { Mark } from './mark.ts'
import type { Rule } from './paragraph.ts'

/** Words that people say twice on purpose. */
const TWICE = new Set(
  'bardzo no ha he hi hej oj och ach pa tak nie daleko dawno długo dużo wiele cicho ble bla la ćwir hop'.split(
    ' ',
  ),
)

/** A repeated word: "w w domu". */
export const repeatedRule: Rule = ({ sentences }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const before = parts[at - 1]
      if (part.kind !== 'word' || before?.kind !== 'word' || !part.follows) return []
      if (part.small !== before.small || TWICE.has(part.small)) return []
      // A name may be a first and a second one.
      if (/^\p{Lu}/u.test(part.text)) return []
      return [
        {
          kind: 'repeated',
          message: { code: 'repeated-word', word: part.small },
          replacements: [before.text],
          from: before.from,
          to: part.to,
        },
      ]
    }),
  )
