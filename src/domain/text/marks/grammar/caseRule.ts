import type { Case, Nominal } from '../../morphology/readings.ts'
import type { Dictionary } from '../../spelling/openDictionary.ts'
import type { Mark } from '../mark.ts'
import { inCaseOf, type Part, type Rule } from '../paragraph.ts'
import {
  adjectiveReadings,
  agree,
  formWith,
  hasCase,
  isNominal,
  nounReadings,
  readingsOf,
} from './readParts.ts'
import {
  casesOfPreposition,
  GOING,
  isAdverbToo,
  isMeasure,
  isMovable,
  VEHICLES,
  VERBS_WITH_CASE,
  VERBS_WITH_OBJECT,
  WITHOUT_SUBJECT,
  WITH_SPEAKING,
  WITH_STANDING,
} from './government.ts'

/** Nouns in another case than the word before requires: "jedzie samochód", "do szkołę", "nie mam ochotę". */
export const caseRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((_, at): readonly Mark[] => {
      const mark =
        heardAsPlural(parts, at, dictionary) ??
        behindPreposition(parts, at, dictionary) ??
        behindVerb(parts, at, dictionary) ??
        behindQuantity(parts, at, dictionary)
      return mark === null ? [] : [mark]
    }),
  )

/** Determiners whose noun is an instrumental. */
const WITH_INSTRUMENTAL = /^(?:tą|moją|twoją|swoją|naszą|waszą)$/u

/** "z mamom", "tą ofertom": the ending -ą is heard as -om, that of another case. */
function heardAsPlural(parts: readonly Part[], at: number, dictionary: Dictionary): Mark | null {
  const asker = parts[at]
  const noun = parts[at + 1]
  if (asker === undefined || noun?.follows !== true || !noun.small.endsWith('om')) return null
  const cases = casesOfPreposition(parts, at) ?? (WITH_INSTRUMENTAL.test(asker.small) ? 'i' : '')
  const readings = nounReadings(noun, dictionary)
  if (!cases.includes('i') || readings === null || hasCase(readings, cases)) return null
  const right = noun.small.replace(/om$/u, 'ą')
  const isInstrumental = dictionary
    .readingsOf(right)
    .some((reading) => isNominal(reading) && reading.number === 's' && reading.case === 'i')
  return isInstrumental ? wrongCase(asker, noun, [right]) : null
}

/** Marks a noun that has another case than what stands before it asks for. */
const wrongCase = (asker: Part, noun: Part, right: readonly string[]): Mark => ({
  kind: 'grammar',
  message: { code: 'case', asker: asker.text, noun: noun.text },
  replacements: right.map((form) => inCaseOf(form, noun.text)),
  from: noun.from,
  to: noun.to,
})

/** "do szkoła", "przy okno", "w duży domu", "do mój wujka". */
function behindPreposition(parts: readonly Part[], at: number, dictionary: Dictionary): Mark | null {
  const asker = parts[at]
  const cases = casesOfPreposition(parts, at)
  const next = parts[at + 1]
  if (asker === undefined || cases === null || next?.follows !== true) return null
  const noun = nounReadings(next, dictionary)
  if (noun !== null) {
    if (isAdverbToo(asker.small) && hasCase(noun, 'n')) return null
    if (hasCase(noun, cases) || isMeasure(next.small) || isTitle(next, dictionary)) return null
    // Plurals of acts are in no list: "przez dowiązania".
    if (/[nc]ia$/u.test(next.small) && hasCase(PLURAL_OF_ACTS, cases)) return null
    return caseMark(asker, next, cases, dictionary)
  }
  const adjective = adjectiveReadings(next, dictionary)
  const second = parts[at + 2]
  const behind = second?.follows === true ? nounReadings(second, dictionary) : null
  if (adjective === null || second === undefined || behind === null || isMeasure(second.small)) return null
  const wanted = behind.filter((reading) => cases.includes(reading.case))
  if (wanted.length === 0 || wanted.some((reading) => adjective.some((one) => agree(one, reading))))
    return null
  if (isTitle(second, dictionary) || ALONE.test(next.small)) return null
  // "za mała rozdzielczość": it is too small.
  if (asker.small === 'za' && behind.some((one) => adjective.some((other) => agree(one, other)))) return null
  // "dla chorego siostra", "z bliska druk": the adjective may be meant alone.
  const isAlone = hasCase(adjective, cases) || /^(?:ze?|od|do|bez|za)$/u.test(asker.small)
  if (isAlone && !NEVER_ALONE.test(next.small) && !hasGender(adjective, wanted)) return null
  const right = formWith(
    next.small,
    dictionary,
    (reading) => isNominal(reading) && reading.kind === 'A' && wanted.some((one) => agree(one, reading)),
  )
  return right === null
    ? null
    : {
        kind: 'grammar',
        message: { code: 'noun-agreement', word: next.text, noun: second.text },
        replacements: [inCaseOf(right, next.text)],
        from: next.from,
        to: next.to,
      }
}

const PLURAL_OF_ACTS: readonly Nominal[] = (['n', 'a'] as const).map((its) => ({
  kind: 'N',
  number: 'p',
  case: its,
  gender: 'n',
}))
/** Determiners that stand before their noun only. */
const NEVER_ALONE = /^(?:ten|ta|tę|tą|m[oó]j|tw[oó]j|nasz|wasz)/u

/** These stand without a noun as well: "z tego radość", "po pierwsze mama", "w którym mama". */
const ALONE =
  /^(?:pierwsz|drug|trzeci|któr|jak|czyj|(?:to|tego|temu|tym|te|tych|tymi|każdego|jednego|jedno|jednym)$)/u

const hasGender = (adjective: readonly Nominal[], noun: readonly Nominal[]) =>
  noun.some(({ gender, number }) => adjective.some((one) => one.gender === gender && one.number === number))

/** A name inside of a sentence may be a title, which keeps its form. */
const isTitle = ({ text, small }: Part, dictionary: Dictionary) =>
  text !== small && dictionary.readingsOf(text).length === 0

function caseMark(asker: Part, noun: Part, cases: string, dictionary: Dictionary): Mark | null {
  const readings = readingsOf(noun, dictionary).filter(isNominal)
  // "stół" is singular, and so is its right form.
  const numbers = new Set(readings.map(({ number }) => number))
  const genders = new Set(readings.map(({ gender }) => gender))
  const written = dictionary.readingsOf(noun.small).length > 0 ? noun.small : noun.text
  const forms = cases
    .split('')
    .map((wanted) =>
      formWith(
        written,
        dictionary,
        (reading) =>
          isNominal(reading) &&
          reading.kind === 'N' &&
          reading.case === wanted &&
          numbers.has(reading.number) &&
          genders.has(reading.gender),
      ),
    )
  const right = [...new Set(forms)].flatMap((form) => (form === null || form === written ? [] : [form]))
  return right.length === 0 ? null : wrongCase(asker, noun, right)
}

/** "szukam prezent", "nie mam czas", "uczę się matematykę", "stoi na stół". */
function behindVerb(parts: readonly Part[], at: number, dictionary: Dictionary): Mark | null {
  const verb = parts[at]
  if (verb === undefined || verb.kind !== 'word') return null
  const vehicle = parts[at + 1]
  const right = GOING.has(verb.small) && vehicle?.follows ? VEHICLES.get(vehicle.small) : undefined
  if (right !== undefined && vehicle !== undefined) return wrongCase(verb, vehicle, [right])
  let next = at + 1
  let isReflexive = parts[at - 1]?.small === 'się'
  for (; isMovable(parts[next]); next += 1) if (parts[next]?.small === 'się') isReflexive = true
  const noun = parts[next]
  if (noun?.follows !== true) return null
  if (['na', 'w', 'pod', 'przed', 'nad', 'o'].includes(noun.small))
    return behindStanding(parts, verb, next, dictionary)
  const readings = nounReadings(noun, dictionary)
  if (readings === null || isMeasure(noun.small) || isTitle(noun, dictionary)) return null
  // "brakujące katalogi": a participle is no verb here.
  if (!readingsOf(verb, dictionary).some(({ kind }) => kind === 'F' || kind === 'L' || kind === 'I'))
    return null
  const isNegated = parts[at - 1]?.small === 'nie' || (parts[at - 2]?.small === 'nie' && isReflexive)
  const wanted = caseOfVerb(verb.small, isReflexive, isNegated)
  if (wanted === null || hasCase(readings, wanted)) return null
  // A subject may stand behind a verb of the third person; an accusative is none.
  const maySubject = !WITHOUT_SUBJECT.test(verb.small) && !isOfSpeaker(verb, dictionary)
  if (hasCase(readings, 'n') && maySubject) return null
  if (!hasCase(readings, 'na')) return null
  return caseMark(verb, noun, wanted, dictionary)
}

function caseOfVerb(verb: string, isReflexive: boolean, isNegated: boolean): Case | null {
  const found = VERBS_WITH_CASE.find(
    ({ pattern, reflexive }) => pattern.test(verb) && (reflexive === null || reflexive === isReflexive),
  )
  if (found !== undefined) return found.case
  return isNegated && !isReflexive && VERBS_WITH_OBJECT.test(verb) ? 'g' : null
}

/** Whether a verb's form has its subject in it: "szukam", "szukałam", "szukać". */
function isOfSpeaker(verb: Part, dictionary: Dictionary): boolean {
  const readings = readingsOf(verb, dictionary)
  return (
    readings.length > 0 &&
    readings.every(
      (reading) =>
        reading.kind === 'I' || (reading.kind === 'F' && reading.person !== '3') || reading.kind === 'N',
    ) &&
    readings.some(({ kind }) => kind !== 'N')
  )
}

const QUANTITIES = /^(?:dużo|mało|trochę|sporo|pełno|mnóstwo|odrobinę|wiele|kilka|kilkanaście|mniej|więcej)$/u

/** What something is put or cut into. */
const PORTIONS =
  /^(?:bukie(?:t|tu|tem|cie|ty|tów)|wiązan(?:ka|ki|kę|ką|ce|ek)|filiżan(?:ka|ki|kę|ką|ce|ek)|szklan(?:ka|ki|kę|ką|ce|ek)|kawał(?:ek|ka|kiem|ku|ki|ków)|butel(?:ka|ki|kę|ką|ce|ek)|słoik(?:a|iem|u|i|ów)?|pudeł(?:ko|ka|kiem|ku|ek)|garś(?:ć|ci|cią)|kilogram(?:a|em|y|ów)?|litr(?:a|em|y|ów)?|łyż(?:ka|ki|kę|ką|ek)|łyżecz(?:ka|ki|kę|ką|ek)|porcj(?:a|i|ę|ą|e))$/u

/** "dużo zdrowie", "bukiet tulipany": what is counted or measured is a genitive. */
function behindQuantity(parts: readonly Part[], at: number, dictionary: Dictionary): Mark | null {
  const asker = parts[at]
  const noun = parts[at + 1]
  const behind = parts[at + 2]
  if (asker === undefined || noun?.follows !== true) return null
  if (!QUANTITIES.test(asker.small) && !PORTIONS.test(asker.small)) return null
  const readings = nounReadings(noun, dictionary)
  if (readings === null || hasCase(readings, 'g') || !readings.every(({ case: its }) => 'na'.includes(its)))
    return null
  // "dużo mama pracuje", "mniej kosztuje nocleg niż": the noun is a subject.
  const isSubject =
    behind !== undefined && readingsOf(behind, dictionary).some(({ kind }) => kind === 'F' || kind === 'L')
  return isSubject || isMeasure(noun.small) || !hasCase(readings, 'a')
    ? null
    : caseMark(asker, noun, 'g', dictionary)
}

/** "czekam na autobus", "spotkamy się w sobotę". */
const RARELY_RESTING = /^(?:czeka|spotka|mieszka)/u

function behindStanding(parts: readonly Part[], verb: Part, at: number, dictionary: Dictionary): Mark | null {
  const asker = parts[at]
  const noun = parts[at + 1]
  const isFitting = asker?.small === 'o' ? WITH_SPEAKING.test(verb.small) : WITH_STANDING.test(verb.small)
  if (!isFitting || asker === undefined || noun?.follows !== true) return null
  const readings = nounReadings(noun, dictionary)
  const wanted = /^(?:na|w|o)$/u.test(asker.small) ? 'l' : 'i'
  if (wanted === 'l' && RARELY_RESTING.test(verb.small)) return null
  if (readings === null || hasCase(readings, wanted) || !hasCase(readings, 'a')) return null
  return noun.small === 'baczność' || isMeasure(noun.small) ? null : caseMark(asker, noun, wanted, dictionary)
}
