import type { Dictionary } from '../spelling/openDictionary.ts'
import { readingsOf } from './grammar/readParts.ts'
import type { Mark } from './mark.ts'
import { inCaseOf, type Part, type Rule } from './paragraph.ts'

/** A word that is right elsewhere; null where it may be right here. */
type Confusion = (parts: readonly Part[], at: number, dictionary: Dictionary) => Found | null

interface Found {
  readonly right: string
  /** So many words are replaced. */
  readonly count: number
}

/** Words that only their neighbours show to be wrong: "Morze wpadniesz", "karzą wracać", "Dla tego proszę". */
export const confusedRule: Rule = ({ text, sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      if (part.kind !== 'word') return []
      const found = CONFUSIONS.map((confusion) => confusion(parts, at, dictionary)).find(
        (one) => one !== null,
      )
      const last = found === undefined || found === null ? undefined : parts[at + found.count - 1]
      if (found === undefined || found === null || last === undefined) return []
      const written = text.slice(part.from, last.to)
      const right = inCaseOf(found.right, written)
      return [
        {
          kind: 'confusion',
          message: { code: 'wrong-words', words: written, right },
          replacements: [right],
          from: part.from,
          to: last.to,
        },
      ]
    }),
  )

const isNext = (parts: readonly Part[], at: number, word: string) =>
  parts[at + 1]?.small === word && parts[at + 1]?.follows === true
const readingsAt = (parts: readonly Part[], at: number, dictionary: Dictionary) => {
  const part = parts[at]
  return part === undefined || !part.follows ? [] : readingsOf(part, dictionary)
}

const PUNISHING: ReadonlyMap<string, string> = new Map([
  ['karze', 'każe'],
  ['karzesz', 'każesz'],
  ['karzą', 'każą'],
  ['karzemy', 'każemy'],
])
const TO_WHOM = /^(?:mi|ci|mu|jej|nam|wam|im|sobie)$/u

/** Whom one punishes isn't told what to do: "karzą mi wracać". */
const punish: Confusion = (parts, at, dictionary) => {
  const right = PUNISHING.get(parts[at]?.small ?? '')
  if (right === undefined) return null
  const next = TO_WHOM.test(parts[at + 1]?.small ?? '') ? at + 2 : at + 1
  return readingsAt(parts, next, dictionary).some(({ kind }) => kind === 'I') ? { right, count: 1 } : null
}

/** The sea does nothing in the first and second person, and nothing besides another subject's verb. */
const sea: Confusion = (parts, at, dictionary) => {
  if (parts[at]?.small !== 'morze' || at > 1) return null
  const readings = readingsAt(parts, at + 1, dictionary)
  const isOther = readings.every(
    (reading) =>
      (reading.kind === 'F' && (reading.person !== '3' || reading.number === 'p')) || reading.kind === 'I',
  )
  return readings.length > 0 && isOther ? { right: 'może', count: 1 } : null
}

/** "dla tego" has a noun behind it, "dlatego" a verb. */
const therefore: Confusion = (parts, at, dictionary) => {
  if (parts[at]?.small !== 'dla' || !isNext(parts, at, 'tego')) return null
  const readings = readingsAt(parts, at + 2, dictionary)
  const isVerb = readings.length > 0 && readings.every(({ kind }) => kind === 'F' || kind === 'L')
  return isVerb ? { right: 'dlatego', count: 2 } : null
}

/** "zarówno dzieci, jak i dorośli", but "za równo rok". */
const both: Confusion = (parts, at) => {
  if (parts[at]?.small !== 'za' || !isNext(parts, at, 'równo')) return null
  return parts.slice(at + 2).some(({ small }) => small === 'jak') ? { right: 'zarówno', count: 2 } : null
}

const BEING = /^(?:to|jest|są|był|była|było|byli|były|będzie|będą|całkiem|zupełnie|mi|ci|mu|jej|nam|wam|im)$/u
const CONTRAST = /^(?:ale|lecz|tylko|a|więc|czy)$/u
const NOT_JOINED =
  /^(?:jedyn|sam|pierwsz|ostatn|któr|jak|tak|ten|ta|te|to|mój|moj|twój|twoj|nasz|wasz|swój|swoj|wszystk|każd)/u

/** Adjectives are written together with "nie" behind a form of "to be", unless another one is set against them. */
const notAdjective: Confusion = (parts, at, dictionary) => {
  const next = parts[at + 1]
  const before = parts[at - 1]
  if (parts[at]?.small !== 'nie' || next?.follows !== true || !BEING.test(before?.small ?? '')) return null
  const readings = readingsOf(next, dictionary)
  const isAdverb = readings.length === 0 && /^\p{L}{3,}(?:o|ie)$/u.test(next.small)
  if (!isAdverb && (readings.length === 0 || !readings.every(({ kind }) => kind === 'A'))) return null
  // The comparative and the superlative stand apart.
  if (NOT_JOINED.test(next.small) || /sz[yaie]$|szych$|^naj/u.test(next.small)) return null
  const joined = `nie${next.small}`
  const behind = parts[at + 2]
  const isInfinitive = isAdverb && readingsAt(parts, at + 2, dictionary).some(({ kind }) => kind === 'I')
  const isLast = behind === undefined || behind.kind === 'sign' || isInfinitive
  if (!isLast || !dictionary.hasForm(joined)) return null
  return parts.slice(at + 2, at + 6).some(({ small }) => CONTRAST.test(small))
    ? null
    : { right: joined, count: 2 }
}

/** "odnośnie do ceny", without "do" it is no Polish. */
const concerning: Confusion = (parts, at, dictionary) => {
  if (parts[at]?.small !== 'odnośnie' || isNext(parts, at, 'do')) return null
  const readings = readingsAt(parts, at + 1, dictionary)
  return readings.some((reading) => 'case' in reading && reading.case === 'g')
    ? { right: 'odnośnie do', count: 1 }
    : null
}

const GARMENT =
  /^(?:sukienkę|buty|kurtkę|płaszcz|sweter|spodnie|czapkę|koszulę|bluzkę|szalik|rękawiczki|skarpetki|spódnicę|garnitur|marynarkę|koszulkę|kapcie|okulary|strój|mundur|pantofle|dżinsy)$/u

/** One dresses a child, and puts on a coat: "ubrałam nową sukienkę". */
const dress: Confusion = (parts, at, dictionary) => {
  const written = parts[at]?.small ?? ''
  const ending = /^ubra(?=ć|ł)(\p{L}+)$/u.exec(written)?.[1]
  if (ending === undefined || isNext(parts, at, 'się')) return null
  const isAdjective = readingsAt(parts, at + 1, dictionary).some(({ kind }) => kind === 'A')
  const garment = parts[isAdjective ? at + 2 : at + 1]
  return garment !== undefined && GARMENT.test(garment.small) ? { right: `włoży${ending}`, count: 1 } : null
}

const CLAUSE_BEGINS = /^(?:,|że|żeby\p{L}*|gdyby\p{L}*|kiedy|gdy|bo|ale|a|i|jak|któr\p{L}*)$/u

/** "wziął bym" is one word. "prosił bym przyszła" lacks a comma: there a verb in the past stands behind. */
const conditional: Confusion = (parts, at, dictionary) => {
  const verb = parts[at]
  const ending = parts[at + 1]
  if (verb === undefined || ending?.follows !== true || !/^by(?:m|ś|śmy|ście)$/u.test(ending.small))
    return null
  const right = verb.small + ending.small
  if (!readingsOf(verb, dictionary).some(({ kind }) => kind === 'L') || !dictionary.hasForm(right))
    return null
  const behind = parts.slice(at + 2)
  const end = behind.findIndex(({ small }) => CLAUSE_BEGINS.test(small))
  const clause = end === -1 ? behind : behind.slice(0, end)
  const isOthers = clause.some((part) => readingsOf(part, dictionary).some(({ kind }) => kind === 'L'))
  return isOthers ? null : { right, count: 2 }
}

const CONFUSIONS: readonly Confusion[] = [
  punish,
  sea,
  therefore,
  both,
  notAdjective,
  concerning,
  dress,
  conditional,
]
