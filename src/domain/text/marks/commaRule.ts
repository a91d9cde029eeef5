import type { Mark } from './mark.ts'
import type { Part, Rule } from './paragraph.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** These begin a clause, with a comma before them. */
const OPENERS = words(`
  że iż żeby żebym żebyś żebyśmy żebyście ażeby aby abym abyś abyśmy abyście ponieważ gdyż bo gdy gdyby gdybym gdybyś
  gdybyśmy gdybyście jeśli jeżeli ale lecz chociaż aczkolwiek czyli dopóki zanim
`)
const WHICH = words('który która które którego której któremu którym którą którzy których którymi')
/** Behind these no comma stands before an opener: they join it to the words before. */
const JOINING = words(`
  i a oraz lub albo ani bądź czy ale lecz że iż bo więc no to-znaczy gdyż ponieważ jednak tylko niż jak jakby nawet
  właśnie zwłaszcza szczególnie nie dopiero także również też choćby oby byle ot aż akurat głównie przede jedynie
  wyłącznie zarówno jeśli gdy aby żeby który która które którzy co kto przynajmniej chyba mimo pomimo
  prócz oprócz zamiast poza tj tzn np
`)
/** Behind these there is no comma before the given opener. */
const PAIRS = words(`
  dlatego+że jako+że tyle+że bardziej+że tym+że tak+że warunkiem+że podczas+gdy teraz+gdy wtedy+gdy zawsze+gdy
  zawsze+jeśli wypadku+gdy razie+gdyby razie+gdy przypadku+gdy przypadku+gdyby ilekroć+gdy chwili+gdy momencie+gdy
  wówczas+gdy ledwo+gdy rzadko+gdy często+gdy może+gdyby tak+aby tak+żeby tak+by jako+iż czas+gdy po+bo
  cóż+że dopóty+dopóki tak+iż dobrze+gdyby dobrze+gdy dobrze+że szkoda+gdyby mało+że wtedy+jeśli wtedy+kiedy
`)
/** Two words that open a clause as one: with a comma before them and none inside. */
const DOUBLE = words(
  'mimo+że pomimo+że mimo+iż pomimo+iż chyba+że zwłaszcza+że podczas+gdy chyba+żeby zwłaszcza+gdy',
)
/** Before two-word openers these have no comma. */
const BEFORE_DOUBLE = words('i a ale oraz lub albo bo że nie no lecz tak więc jednak to')
const PREPOSITIONS = words(`
  w we z ze na do od ode o po przy za bez dla pod nad przed przez u ku dzięki wobec wśród według podczas obok koło między
  pomiędzy spod znad zza ponad poprzez przeciw przeciwko oprócz prócz zamiast wskutek wbrew mimo pomimo poza około wzdłuż
  względem dokoła wokół naprzeciw sponad spośród
`)
/** "mało który", "co która": no clause begins there. */
const BEFORE_WHICH = words('mało rzadko byle lada co obojętnie kto gdzie nie-wiadomo każdy')
/** So many words before a "który" may belong to it, as in "na podstawie którego", when there is a comma before them. */
const REACH = 3

/** Missing commas before the words that begin a clause, and commas inside of words that begin it together. */
export const commaRule: Rule = ({ sentences }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at) => {
      const before = parts[at - 1]
      if (part.kind !== 'word' || before === undefined) return []
      const comma = insideMark(parts, at)
      if (comma !== null) return [comma]
      if (before.kind === 'sign' || !part.follows) return []
      // A capital begins a sentence: the one before has no sign at its end, like a heading.
      if (part.text !== part.small) return []
      if (WHICH.has(part.small)) return beforeWhich(parts, at)
      if (!OPENERS.has(part.small)) return []
      if (DOUBLE.has(`${before.small}+${part.small}`)) return beforeDouble(parts, at - 1)
      if (JOINING.has(before.small) || PAIRS.has(`${before.small}+${part.small}`)) return []
      // A clause that has only begun: "To ale numer", "Tam gdzie".
      if (part.small === 'ale' && parts[at + 1]?.kind === 'sign') return []
      return [missing(before, part)]
    }),
  )

function missing(before: Part, part: Part): Mark {
  return {
    kind: 'comma',
    message: { code: 'comma-missing', before: part.small },
    replacements: [`${before.text}, ${part.text}`],
    from: before.from,
    to: part.to,
  }
}

function beforeDouble(parts: readonly Part[], at: number): readonly Mark[] {
  const first = parts[at]
  const before = parts[at - 1]
  if (first === undefined || before === undefined || before.kind === 'sign' || !first.follows) return []
  return BEFORE_DOUBLE.has(before.small) ? [] : [missing(before, first)]
}

function beforeWhich(parts: readonly Part[], at: number): readonly Mark[] {
  let start = at
  while (PREPOSITIONS.has(parts[start - 1]?.small ?? '') && parts[start - 1]?.kind === 'word') start -= 1
  const first = parts[start]
  const before = parts[start - 1]
  if (first === undefined || before === undefined || before.kind === 'sign' || !first.follows) return []
  if (JOINING.has(before.small) || BEFORE_WHICH.has(before.small) || before.kind !== 'word') return []
  const near = parts.slice(Math.max(0, start - REACH), start)
  if (near.some(({ kind }) => kind === 'sign')) return []
  return [missing(before, first)]
}

/** "mimo, że" for "mimo że". */
function insideMark(parts: readonly Part[], at: number): Mark | null {
  const [first, comma, second] = [parts[at - 2], parts[at - 1], parts[at]]
  if (first === undefined || second === undefined || comma?.text !== ',') return null
  if (!DOUBLE.has(`${first.small}+${second.small}`)) return null
  // "zwłaszcza, gdy" may be meant so.
  if (second.small === 'gdy' && first.small === 'zwłaszcza') return null
  return {
    kind: 'comma',
    message: { code: 'comma-inside', words: `${first.small} ${second.small}` },
    replacements: [`${first.text} ${second.text}`],
    from: first.from,
    to: second.to,
  }
}
