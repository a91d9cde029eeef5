import { casesOfPreposition } from './grammar/government.ts'
import type { Mark } from './mark.ts'
import type { Rule } from './paragraph.ts'

/** Words that people say twice on purpose. */
const TWICE = new Set(
  'bardzo no ha he hi hej oj och ach pa tak daleko dawno długo dużo wiele cicho ble bla la ćwir hop'.split(
    ' ',
  ),
)

/** Words that stand twice: "w w domu", "to jest to jest dom". */
export const repeatedRule: Rule = (paragraph) => [...repeatedWords(paragraph), ...repeatedPairs(paragraph)]

const repeatedPairs: Rule = ({ sentences }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const pair = parts.slice(at - 3, at + 1)
      const [one, two, third] = pair
      if (at < 3 || one === undefined || two === undefined || third === undefined) return []
      if (!pair.every(({ kind, follows }, index) => kind === 'word' && (index === 0 || follows))) return []
      if (one.small !== third.small || two.small !== part.small || one.small === two.small) return []
      if (TWICE.has(one.small) || TWICE.has(two.small)) return []
      return [
        {
          kind: 'repeated',
          message: { code: 'repeated-word', word: `${one.small} ${two.small}` },
          replacements: [`${one.text} ${two.text}`],
          from: one.from,
          to: part.to,
        },
      ]
    }),
  )

const repeatedWords: Rule = ({ sentences }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const before = parts[at - 1]
      if (part.kind !== 'word' || before?.kind !== 'word' || !part.follows) return []
      if (part.small !== before.small || TWICE.has(part.small)) return []
      // "co co dzień robi".
      if (
        part.small === 'co' &&
        /^(?:dzień|noc|tydzień|miesiąc|rok|roku|chwilę)$/u.test(parts[at + 1]?.small ?? '')
      )
        return []
      // "nie reaguje na nie nie wiadomo czemu".
      if (part.small === 'nie' && casesOfPreposition(parts, at - 2) !== null) return []
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
