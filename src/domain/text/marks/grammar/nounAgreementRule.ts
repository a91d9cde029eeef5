import type { Nominal } from '../../morphology/readings.ts'
import type { Dictionary } from '../../spelling/openDictionary.ts'
import type { Mark } from '../mark.ts'
import { inCaseOf, type Part, type Rule } from '../paragraph.ts'
import { casesOfPreposition } from './government.ts'
import {
  adjectiveReadings,
  agree,
  DETERMINERS,
  formWith,
  isNominal,
  nounReadings,
  sharesCase,
} from './readParts.ts'

/** These begin a clause, whose subject is the noun: "którą mama kupiła"; others stand by themselves. */
const BY_THEMSELVES =
  /^(?:któr|jak(?:i|a|ą|ie|iego|iej|iemu|im|ich)$|czyj|sam(?:a|o|e|i|ego|ej|emu|ym|ych|ą)?$|wszyst|inn|oboj|oba$|obie$|tak(?:i|a|ie)$|tyle|ile|kilk|wiele|wielu|par[ęu]$|obu$|gotów|pewien|dan(?:e|ych|ym|ymi)$)/u
const WHICH = /^(?:któr|jak(?:i|a|ą|ie)$)/u
const SMALL_NUMBERS = /^(?:dwa|dwie|dwaj|dwóch|oba|obie|obaj)$/u
const LARGER_NUMBERS = /^(?:trz|czter|pięc|pięć|sześ|siedem|siedmi|osiem|ośmi|dziewi|dziesi)/u

/** Pronouns, adjectives and numbers of another gender than their noun: "ten kobieta", "dwa siostry", "piękny bransoletkę". */
export const nounAgreementRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const noun = parts[at + 1]
      if (part.kind !== 'word' || noun?.kind !== 'word' || !noun.follows) return []
      const withTail = nounsWithTail(parts, at, dictionary)
      if (withTail.length > 0) return [agreementMark(part, noun, noun, withTail)]
      // Behind a preposition both stand in its case: the rule of cases looks at them.
      if (casesOfPreposition(parts, at - 1) !== null) return []
      const right = rightForm(part, noun, parts[at - 1], dictionary)
      return right === null || right === part.small ? [] : [agreementMark(part, noun, part, [right])]
    }),
  )

/** Marks one of the two, which the right forms replace. */
const agreementMark = (part: Part, noun: Part, marked: Part, right: readonly string[]): Mark => ({
  kind: 'grammar',
  message: { code: 'noun-agreement', word: part.text, noun: noun.text },
  replacements: right.map((form) => inCaseOf(form, marked.text)),
  from: marked.from,
  to: marked.to,
})

/** These often stand for a noun: "jedną mama kupiła, drugą tata". */
const WITHOUT_NOUN = /^(?:jedn|drug|pierwsz|trzeci|ostatni|sam)/u

/** The noun of "z nową lalka", "kupiłem nową lalka" with the tail that its adjective has; none where all is right. */
function nounsWithTail(parts: readonly Part[], at: number, dictionary: Dictionary): readonly string[] {
  const [part, noun] = [parts[at], parts[at + 1]]
  if (part === undefined || noun === undefined || !part.small.endsWith('ą') || !noun.small.endsWith('a'))
    return []
  if (BY_THEMSELVES.test(part.small) || WITHOUT_NOUN.test(part.small) || PARTICIPLE.test(part.small))
    return []
  const before = adjectiveReadings(part, dictionary)
  const behind = nounReadings(noun, dictionary)
  if (before === null || behind === null || before.some(({ kind }) => kind === 'T')) return []
  if (!behind.every((one) => one.number + one.case + one.gender === 'snf')) return []
  const earlier = part.follows ? nounReadings(parts[at - 1], dictionary) : null
  if (earlier?.some((one) => before.some((other) => agree(one, other)))) return []
  const cases = casesOfPreposition(parts, at - 1) ?? 'ai'
  const stem = noun.small.slice(0, -1)
  return (['a', 'i'] as const)
    .filter((its) => cases.includes(its))
    .map((its) => ({ its, form: stem + (its === 'a' ? 'ę' : 'ą') }))
    .filter(({ its, form }) =>
      dictionary.readingsOf(form).some((one) => isNominal(one) && one.kind === 'N' && one.case === its),
    )
    .map(({ form }) => form)
}

function rightForm(
  part: Part,
  noun: Part,
  previous: Part | undefined,
  dictionary: Dictionary,
): string | null {
  const behind = nounReadings(noun, dictionary)
  const before = adjectiveReadings(part, dictionary)
  if (behind === null || before === null) return null
  if (part.small === 'tą') {
    const isObject = behind.some(({ number, case: its, gender }) => number + its + gender === 'saf')
    return isObject && !behind.some((one) => one.case === 'i') ? 'tę' : null
  }
  if (part.small === 'te')
    return behind.every(({ number, gender }) => number === 's' && gender === 'n') ? 'to' : null
  if (part.small.startsWith('dwa') && behind.every(({ number }) => number === 's')) return null
  const isQuestion = previous === undefined && WHICH.test(part.small)
  if (BY_THEMSELVES.test(part.small) && !isQuestion && !SMALL_NUMBERS.test(part.small)) return null
  if (LARGER_NUMBERS.test(part.small)) return null
  if (before.some((one) => behind.some((other) => agree(one, other)))) return null
  // Participles have objects: "robiący zdjęcia", "podpisaną piórem".
  if (before.some(({ kind }) => kind === 'T') && /ąc/u.test(part.small)) return null
  // "ofertę handlową mailem": an adjective may belong to the noun before.
  const earlier = part.follows ? nounReadings(previous, dictionary) : null
  if (earlier?.some((one) => before.some((other) => agree(one, other)))) return null
  if (DETERMINERS.has(part.small)) {
    // "jeszcze jedna sztukę": a woman's nominative before an accusative.
    const isObject = behind.every(({ number, case: its, gender }) => number + its + gender === 'saf')
    const isSubject = before.every(({ case: its, gender }) => its === 'n' && gender === 'f')
    if (isObject && isSubject)
      return formWith(part.small, dictionary, (reading) => isNominal(reading) && agree(reading, behind[0]))
  }
  const near = behind.filter((one) =>
    before.some(
      (other) => sharesCase(one, other) && (!PARTICIPLE.test(part.small) || 'na'.includes(other.case)),
    ),
  )
  if (near.length === 0) return pluralForm(part, before, behind, previous, dictionary)
  return formWith(
    part.small.startsWith('dw') ? 'dw' : part.small.startsWith('ob') ? 'ob' : part.small,
    dictionary,
    (reading) =>
      isNominal(reading) && reading.kind === before[0].kind && near.some((one) => agree(one, reading)),
  )
}

/** Has its own objects in the instrumental and other cases: "podpisaną piórem". */
const PARTICIPLE = /(?:[aoy]n|[ęiuy]t)(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi)$/u

/** Adjectives with a genitive behind them: "pełen słońca", "godny zaufania". */
const WITH_GENITIVE =
  /^(?:pełn|peł|god|wart|blisk|syt|świadom|ciekaw|chciw|głod|spragn|pew|niepew|win|żąd|łas|wol|próż|nieświadom|świadom|bliż|dalek|równ|ubog|bogat)/u

/** The plural of an adjective in the singular before a noun that is plural: "serdeczny pozdrowienia". */
function pluralForm(
  part: Part,
  before: readonly Nominal[],
  behind: readonly Nominal[],
  previous: Part | undefined,
  dictionary: Dictionary,
): string | null {
  const isSingular = before.every(
    ({ kind, number, case: its }) => kind === 'A' && number === 's' && 'na'.includes(its),
  )
  const plurals = behind.filter(({ number, case: its }) => number === 'p' && 'na'.includes(its))
  const isPlural = behind.every(({ number, case: its }) => number === 'p' || its === 'g')
  // "zmienna nazwy": some in "-a" are nouns as well.
  if (
    !/[yi]$/u.test(part.small) ||
    !isSingular ||
    !isPlural ||
    plurals.length === 0 ||
    WITH_GENITIVE.test(part.small)
  )
    return null
  if (previous !== undefined && adjectiveReadings(previous, dictionary) !== null) return null
  return formWith(
    part.small,
    dictionary,
    (reading) => isNominal(reading) && reading.kind === 'A' && plurals.some((one) => agree(one, reading)),
  )
}
