import type { Mark } from './mark.ts'
import { inCaseOf, isInAddress, type Part, type Rule } from './paragraph.ts'

/** Words for words that are wrong, by a pattern. */
interface Habit {
  readonly pattern: RegExp
  readonly rightOf: (groups: readonly string[]) => string
}

const MONTHS =
  'Stycznia|Lutego|Marca|Kwietnia|Maja|Czerwca|Lipca|Sierpnia|Września|Października|Listopada|Grudnia'
const IN_MONTHS =
  'Styczniu|Lutym|Marcu|Kwietniu|Maju|Czerwcu|Lipcu|Sierpniu|Wrześniu|Październiku|Listopadzie|Grudniu'
const ON_DAYS = 'Poniedziałek|Wtorek|Środę|Czwartek|Piątek|Sobotę|Niedzielę'
/** Days that streets and squares are called by, and what stands before the names of others. */
const FEASTS = String.raw`(?:[13] Maja|8 Marca|22 Lipca|15 Sierpnia|11 Listopada)`
const STREET = String.raw`(?:(?:ul|al|pl|os)\.|ulic\p{L}*|alej\p{L}*|plac\p{L}*|osiedl\p{L}*)[ \u00a0]`
/** Nothing of a word or number before, and behind. */
const ALONE = String.raw`(?<![\p{L}\p{N}.,-])`
const ENDED = String.raw`(?![\p{L}\p{N}-])`

const HABITS: readonly Habit[] = [
  {
    // Before a month or a dot the number stands alone; elsewhere a dot stands for the ending.
    pattern: new RegExp(
      String.raw`${ALONE}(\d{1,4})-(?:go|ego|szego|giego|ciego|ty|tym|tego|tych|te|ta|tej|tą|my|mego|mej|ma|szy|gi|ci|cia)${ENDED}(?=([ \u00a0](?:${MONTHS})${ENDED}|\.)?)`,
      'giu',
    ),
    rightOf: ([number = '', month]) => (month === undefined ? `${number}.` : number),
  },
  {
    pattern: new RegExp(String.raw`${ALONE}(\d+)(zł|kg|km|cm|szt\.|r\.|godz\.)(?![\p{L}\p{N}])`, 'gu'),
    rightOf: ([number = '', unit = '']) => `${number}\u00a0${unit}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?<!${STREET}|[\p{L}\p{N}])(?!${FEASTS})\d{1,2}[ \u00a0])(${MONTHS})${ENDED}`,
      'gu',
    ),
    rightOf: ([month = '']) => month.toLocaleLowerCase('pl'),
  },
  {
    // Before another capital it is a name, as of a holiday or a book.
    pattern: new RegExp(
      String.raw`(?<=(?<![\p{L}\p{N}])(?:[Ww]|[Ww]e)[ \u00a0])(${IN_MONTHS}|${ON_DAYS})${ENDED}(?! \p{Lu})`,
      'gu',
    ),
    rightOf: ([name = '']) => name.toLocaleLowerCase('pl'),
  },
]

/** Words before and behind a thank that begins a sentence: whoever writes it thanks. */
const BEFORE_THANKS: ReadonlySet<string> = new Set(['bardzo', 'serdecznie', 'gorąco', 'góry'])
const BEHIND_THANKS: ReadonlySet<string> = new Set(
  'za bardzo serdecznie gorąco z państwu pani panu ci tobie wam'.split(' '),
)

/** How a letter begins: to a man, to a woman. */
const GREETINGS = [
  ['drogi', 'droga'],
  ['kochany', 'kochana'],
  ['najdroższy', 'najdroższa'],
  ['ukochany', 'ukochana'],
  ['miły', 'miła'],
  ['szanowny', 'szanowna'],
] as const
const MEN: ReadonlySet<string> = new Set(
  'tato tatusiu dziadku dziadziu wujku synu synku bracie braciszku mężu teściu kuzynie przyjacielu kolego wnuku wnuczku panie'.split(
    ' ',
  ),
)
const WOMEN: ReadonlySet<string> = new Set(
  'mamo mamusiu babciu ciociu córko córeczko siostro siostrzyczko żono teściowo kuzynko przyjaciółko koleżanko wnuczko pani'.split(
    ' ',
  ),
)

/** What people write in letters and messages by habit: "12-go Maja", "25zł", "Dziękuje za", "Drogi ciociu". */
export const correspondenceRule: Rule = (paragraph) => {
  const { text, sentences } = paragraph
  const habits = HABITS.flatMap(({ pattern, rightOf }) =>
    [...text.matchAll(pattern)].flatMap((found): Mark[] => {
      const [written, ...groups] = found
      const mark = wrongWords(written, rightOf(groups), found.index)
      return isInAddress(paragraph, mark) ? [] : [mark]
    }),
  )
  return [...habits, ...sentences.flatMap(({ parts }) => [...thanks(parts), ...greeting(parts)])]
}

function thanks(parts: readonly Part[]): readonly Mark[] {
  const at = parts.findIndex(({ small }) => small === 'dziękuje')
  const [part, next] = [parts[at], parts[at + 1]]
  if (part === undefined) return []
  const before = parts.slice(0, at)
  const isFirst =
    at === 0
      ? next === undefined || next.kind === 'sign' || BEHIND_THANKS.has(next.small)
      : at <= 2 && before.every(({ small }) => BEFORE_THANKS.has(small) || small === 'z')
  return isFirst ? [wrongWords(part.text, inCaseOf('dziękuję', part.text), part.from)] : []
}

function greeting([part, who, next]: readonly Part[]): readonly Mark[] {
  if (part === undefined || who?.follows !== true || next?.small === 'i') return []
  const pair = GREETINGS.find((one) => one.some((word) => word === part.small))
  const right = MEN.has(who.small) ? pair?.[0] : WOMEN.has(who.small) ? pair?.[1] : undefined
  if (right === undefined || right === part.small) return []
  return [wrongWords(part.text, inCaseOf(right, part.text), part.from)]
}

const wrongWords = (words: string, right: string, from: number): Mark => ({
  kind: 'confusion',
  message: { code: 'wrong-words', words, right },
  replacements: [right],
  from,
  to: from + words.length,
})
