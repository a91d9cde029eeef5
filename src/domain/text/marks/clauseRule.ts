import type { Dictionary } from '../spelling/openDictionary.ts'
import { adjectiveReadings, nounReadings, readingsOf } from './grammar/readParts.ts'
import type { Mark } from './mark.ts'
import type { Part, Rule } from './paragraph.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Clauses that come first begin with these: a comma ends them. */
const FIRST = words('gdy kiedy jeśli jeżeli gdyby skoro ponieważ zanim dopóki choć chociaż')
/** These go on with a clause, or begin another one. */
const JOINING = words(`
  i a oraz lub albo ani czy bądź ale lecz że żeby aby by iż bo gdyż więc co kto jak gdy kiedy jeśli jeżeli gdyby gdzie skąd dokąd
  jakby niż zanim dopóki choć chociaż ponieważ który która które którego której którym którą których którzy ile czyli
`)
/** Verbs of knowing, asking and telling: a question behind them is a clause. */
const KNOWING =
  /^(?:wiem|wiesz|wie|wiemy|wiecie|wiedzą|wiedzia[łl]\p{L}*|(?:za)?pytaj|(?:za)?pytajcie|zapytam|zapyta[łl]?\p{L}*|pyta|pytam|pytał\p{L}*|powiedz|powiedzcie|powie|powiesz|powiem|powiedzia[łl]\p{L}*|napisa[łl]\p{L}*|spyta\p{L}*|zapyta\p{L}*|opowiada\p{L}*|zastanawia\p{L}*|napisz|sprawdź|sprawdźcie|sprawdzę|sprawdzam|pamiętam|pamiętasz|pamięta|pamiętaj|pamiętacie|zobacz|zobaczcie|zobaczę|zobaczymy|rozumiem|rozumiesz|pokaż|pokażę|zgadnij|ciekawe|informacj\p{L}|pytanie|pytania|pojęcia|dowiedz|dowiem|dowiedzieć|sprawdzić|zapytać|wiedzieć|powiedzieć|podpowiedz|wyjaśnij|opowiedz|opowiem)$/u
const QUESTIONS = words('czy gdzie skąd dokąd kiedy dlaczego czemu jak co kto ile')
/** Whom one tells or asks: "powiedz mi, skąd", "zapytaj pani, kiedy". */
const ASKED = words(
  'mi mu jej nam im ci mnie go ją nas ich panią pani pana mamę mamy tatę się też jeszcze jednak',
)
const BETWEEN = words('między pomiędzy różnica różnicę różnicy różnic')
const LINKED = words('szczególnie zwłaszcza także nawet mianowicie przede')
const GREETING = words('dobry cześć hej witam')
const DEAR = /^(?:drog[ia]|kochan[yae]|szanown[yai]|najdroższ[yai]|mił[yai])$/u
/** "to, co", "ten, kto": one word of one clause, and one of the next. */
const CORRELATES = words(
  'to+co tego+co tym+co wszystko+co wszystkiego+co ten+kto tego+kto temu+kto tam+gdzie',
)
const COMPARED = /(?:ej|szy|sza|sze|si|więcej|mniej)$/u

/** Missing commas that only a clause's verbs show: "Jeśli pada zostaję", "Nie wiem gdzie jest", "Im dłużej czekam tym". */
export const clauseRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    segmentsOf(parts).flatMap((segment) => {
      const found = RULES.flatMap((rule) => rule(segment, dictionary))
      return found.map((at) => missing(segment, at)).filter((mark) => mark !== null)
    }),
  )

/** Returns the places in a segment before which a comma is missing. */
type ClauseRule = (segment: Segment, dictionary: Dictionary) => readonly number[]

/** The words between two signs. */
interface Segment {
  readonly parts: readonly Part[]
  readonly isFirst: boolean
  /** The sign in front, and the one behind. */
  readonly before: string
  readonly after: string
}

function segmentsOf(parts: readonly Part[]): readonly Segment[] {
  const segments: Segment[] = []
  let start = 0
  for (let at = 0; at <= parts.length; at += 1) {
    const part = parts[at]
    if (part !== undefined && part.kind === 'word' && (at === start || part.follows)) continue
    if (at > start)
      segments.push({
        parts: parts.slice(start, at),
        isFirst: start === 0,
        before: parts[start - 1]?.text ?? '',
        after: part?.text ?? '',
      })
    start = part?.kind === 'word' ? at : at + 1
  }
  return segments
}

function missing({ parts }: Segment, at: number): Mark | null {
  const before = parts[at - 1]
  const part = parts[at]
  if (before === undefined || part === undefined) return null
  return {
    kind: 'comma',
    message: { code: 'comma-missing', before: part.small },
    replacements: [`${before.text}, ${part.text}`],
    from: before.from,
    to: part.to,
  }
}

/** Initials are no verbs: "TLI". */
const isShouted = ({ text }: Part) => text.length > 1 && text === text.toLocaleUpperCase('pl')

/** Verbs far more often than what else they may be. */
const USUALLY_VERBS = /^(?:ma|mam|mają|był[aoy]?)$/u

/** Whether a word is a verb with a person and nothing else. */
function isFinite(part: Part | undefined, dictionary: Dictionary): boolean {
  if (part === undefined || isShouted(part)) return false
  const readings = readingsOf(part, dictionary)
  if (USUALLY_VERBS.test(part.small)) return true
  return readings.length > 0 && readings.every(({ kind }) => kind === 'F' || kind === 'L' || kind === 'O')
}

const isInfinitive = (part: Part | undefined, dictionary: Dictionary) =>
  part !== undefined && readingsOf(part, dictionary).some(({ kind }) => kind === 'I')

/** "będzie padało" is one verb. */
const isFuture = (part: Part | undefined) => /^będ(?:ę|ziesz|zie|ziemy|ziecie|ą)$/u.test(part?.small ?? '')

/** Where the second clause begins: before its "to", its pronoun or the noun that its verb fits, else before the verb. */
function beginningOf(parts: readonly Part[], verb: number, dictionary: Dictionary): number {
  let at = verb
  while (/^(?:nie|się|już|też|zawsze|na|po|do|w|dla)$/u.test(parts[at - 1]?.small ?? '') && at > 2) {
    if (!/^(?:nie|już|też|zawsze)$/u.test(parts[at - 1]?.small ?? '')) break
    at -= 1
  }
  for (let back = at - 1; back > at - 4 && back > 1; back -= 1) if (parts[back]?.small === 'to') return back
  const subject = parts[at - 1]
  if (/^(?:ja|ty|on|ona|my|wy|oni|one)$/u.test(subject?.small ?? '')) return at - 1
  // "zmienione wyświetlane są".
  const isPredicate = /^(?:jest|są|był|była|było|byli|były|zosta)/u.test(parts[at]?.small ?? '')
  if (isPredicate && at > 2 && adjectiveReadings(subject, dictionary)?.some((one) => one.case === 'n'))
    return at - 1
  return agreesAsSubject(subject, parts[verb], dictionary) && at > 3 ? at - 1 : at
}

function agreesAsSubject(noun: Part | undefined, verb: Part | undefined, dictionary: Dictionary): boolean {
  const readings = nounReadings(noun, dictionary)
  if (readings === null || verb === undefined) return false
  return readings.some(
    (one) =>
      one.case === 'n' &&
      readingsOf(verb, dictionary).some(
        (reading) =>
          (reading.kind === 'F' && reading.person === '3' && reading.number === one.number) ||
          (reading.kind === 'L' &&
            reading.number === one.number &&
            (one.number === 'p' || reading.gender === one.gender)),
      ),
  )
}

/** "Jeśli będzie padać zostaniemy", ", który zamówiłam miał": two verbs of two clauses with no sign between. */
const secondVerb: ClauseRule = ({ parts, isFirst, before }, dictionary) => {
  const opener = parts[0]?.small ?? ''
  const relative = parts.findIndex(({ small }, at) => at < 2 && small.startsWith('któr'))
  const opens = ((isFirst || before === ',') && FIRST.has(opener)) || (before === ',' && relative >= 0)
  if (!opens) return []
  const start = Math.max(relative, 0) + 1
  const first = parts.findIndex((part, at) => at >= start && isFinite(part, dictionary))
  if (first < 0) return []
  for (let at = first + 1; at < parts.length; at += 1) {
    const part = parts[at]
    if (part === undefined || JOINING.has(part.small)) return []
    if (!isFinite(part, dictionary)) continue
    if (isFuture(parts[first]) && readingsOf(part, dictionary).every(({ kind }) => kind === 'L')) continue
    return [beginningOf(parts, at, dictionary)]
  }
  return []
}

/** "Nie wiem gdzie jest", "Powiedz mi skąd masz", "Zapytaj pani kiedy jest". */
const question: ClauseRule = ({ parts, after }, dictionary) =>
  parts.flatMap((part, at) => {
    if (at === 0 || !QUESTIONS.has(part.small)) return []
    const back = ASKED.has(parts[at - 1]?.small ?? '') ? at - 2 : at - 1
    const verb = parts[back]
    if (verb === undefined || !KNOWING.test(verb.small)) return []
    // "powiedz jak najszybciej", "wiem co nieco", "zapytaj kogoś czy co".
    if (/^(?:naj|nieco$|by$|tylko$)/u.test(parts[at + 1]?.small ?? '')) return []
    const rest = parts.slice(at + 1)
    const hasVerb = rest.some((one) => isFinite(one, dictionary) || isInfinitive(one, dictionary))
    return hasVerb || (after === ',' && part.small === 'czy') ? [at] : []
  })

/** "Zgubiłam paragon więc wysyłam", "Przyszedł z bratem a wyszedł sam", "pyszne a szczególnie pierogi". */
const contrast: ClauseRule = ({ parts }, dictionary) =>
  parts.flatMap((part, at) => {
    if (at === 0 || (part.small !== 'a' && part.small !== 'więc')) return []
    const next = parts[at + 1]
    if (part.small === 'a' && LINKED.has(next?.small ?? '') && at > 1) return [at]
    const earlier = parts.slice(0, at)
    if (earlier.some(({ small }) => BETWEEN.has(small))) return []
    const first = earlier.findIndex((one) => isFinite(one, dictionary))
    const isParted = first >= 0 && (part.small === 'a' || first < at - 1)
    const rest = parts.slice(at + 1, at + 4)
    const second = rest.findIndex((one) => isFinite(one, dictionary))
    if (!isParted || second < 0) return []
    return rest.slice(0, second).some(({ small }) => JOINING.has(small)) ? [] : [at]
  })

/** "ani kwiatów ani czekoladek", "Im dłużej czekam tym bardziej", "To dlatego że", "choćby była". */
const pairs: ClauseRule = ({ parts, isFirst }, dictionary) =>
  parts.flatMap((part, at) => {
    const before = parts[at - 1]
    if (before === undefined) return []
    const earlier = parts.slice(0, at - 1)
    if (part.small === 'ani' && at > 1) return earlier.some(({ small }) => small === 'ani') ? [at] : []
    if (part.small === 'tym')
      return parts[0]?.small === 'im' &&
        COMPARED.test(parts[1]?.small ?? '') &&
        COMPARED.test(parts[at + 1]?.small ?? '')
        ? [at]
        : []
    if (part.small === 'że') return before.small === 'dlatego' && (at > 1 || !isFirst) && at > 1 ? [at] : []
    if (part.small === 'aż') {
      const isVerb = isFinite(before, dictionary) || before.small === 'się'
      return isVerb && parts.slice(at + 1, at + 4).some((one) => isFinite(one, dictionary)) ? [at] : []
    }
    if ((part.small === 'co' || part.small === 'kto' || part.small === 'gdzie') && at > 1)
      return CORRELATES.has(`${before.small}+${part.small}`) && isFinite(parts[at + 1], dictionary)
        ? [at]
        : []
    if (part.small === 'choćby' || part.small === 'jakby') {
      const verb = parts[at + 1]
      const isPast = verb !== undefined && readingsOf(verb, dictionary).some(({ kind }) => kind === 'L')
      return isPast && part.small === 'choćby' ? [at] : []
    }
    return []
  })

/** "Droga Babciu dziękuję", "Dzień dobry piszę". */
const address: ClauseRule = ({ parts, isFirst }, dictionary) => {
  const [first, second, third] = parts
  if (!isFirst || first === undefined || second === undefined) return []
  const speaks = (part: Part | undefined) =>
    part !== undefined &&
    isFinite(part, dictionary) &&
    readingsOf(part, dictionary).every((reading) => reading.kind === 'F' && reading.person === '1')
  if (GREETING.has(first.small) && speaks(second)) return [1]
  if (GREETING.has(second.small) && /^dzień|dobry$/u.test(first.small) && speaks(third)) return [2]
  return DEAR.test(first.small) && second.text !== second.small && speaks(third) ? [2] : []
}

/** "Wracając do domu kupiłem chleb". */
const participle: ClauseRule = ({ parts, isFirst }, dictionary) => {
  const [first] = parts
  if (!isFirst || first === undefined || !/(?:ąc|wszy|łszy)$/u.test(first.small)) return []
  if (first.small === 'zacząwszy' || readingsOf(first, dictionary).some(({ kind }) => kind !== 'X')) return []
  const verb = parts.findIndex((part, at) => at > 1 && isFinite(part, dictionary))
  if (verb < 0 || parts.slice(1, verb).some(({ small }) => JOINING.has(small))) return []
  return [beginningOf(parts, verb, dictionary)]
}

/** "Poszedł do domu nie mówiąc ani słowa": the participle's clause ends the sentence. */
const lastParticiple: ClauseRule = ({ parts }, dictionary) =>
  parts.flatMap((part, at) => {
    if (!part.small.endsWith('ąc') || readingsOf(part, dictionary).some(({ kind }) => kind !== 'X')) return []
    if (!dictionary.hasForm(part.small)) return []
    const start = parts[at - 1]?.small === 'nie' ? at - 1 : at
    const before = parts[start - 1]
    if (before === undefined || /^(?:rzecz|prawdę|się)$/u.test(before.small) || JOINING.has(before.small))
      return []
    const isBehindClause = parts.slice(0, start).some((one) => isFinite(one, dictionary))
    const isWord = nounReadings(before, dictionary) !== null || isFinite(before, dictionary)
    return isBehindClause && isWord ? [start] : []
  })

const RULES: readonly ClauseRule[] = [
  secondVerb,
  question,
  contrast,
  pairs,
  address,
  participle,
  lastParticiple,
]
