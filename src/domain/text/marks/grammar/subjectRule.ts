import { MEN_IN_A } from '#domain/wording/names/exceptions.ts'
import type { Mark } from '../mark.ts'
import { inCaseOf, type Paragraph, type Part, type Rule } from '../paragraph.ts'
import { type Agreement, agreementOf, inAgreement, isMan, isNeuter, isWoman, mayBeWoman } from './forms.ts'

const PRONOUNS: ReadonlyMap<string, Agreement> = new Map([
  ['on', 'he'],
  ['ona', 'she'],
  ['ono', 'it'],
  ['oni', 'men'],
  ['one', 'others'],
])
/** Plural subjects without men. */
const OTHERS = new Set(
  (
    'dzieci kobiety dziewczyny dziewczynki dziewczęta matki córki siostry babcie ciocie panie koleżanki przyjaciółki ' +
    'uczennice nauczycielki sąsiadki żony mamy koty psy konie ptaki ryby krowy kury owce myszy zwierzęta kociaki szczenięta ' +
    'kwiaty drzewa gwiazdy chmury książki kartki goździki'
  ).split(' '),
)
const MEN = new Set(
  'chłopcy mężczyźni panowie koledzy bracia synowie ojcowie rodzice uczniowie nauczyciele ludzie goście sąsiedzi przyjaciele dziadkowie studenci lekarze'.split(
    ' ',
  ),
)
/** Verbs without an object: the noun before them can only be their subject. */
const WITHOUT_OBJECT =
  /^(?:by|posz|szed|sz|przysz|przyszed|poszed|wysz|wyszed|wesz|wszed|wróci|sta|siedzia|siedzie|leża|leże|spa|jecha|pojecha|przyjecha|wyjecha|bieg|biega|pobieg|zasną|zasnę|usną|usnę|płaka|ucieka|uciek|umar|zmar|upad|rós|ros|urós|uros|mieszka|pracowa|leti|lecia|lecie|polecia|polecie|skaka|tańczy|kicha|kaszla|milcza|milcze|zosta|zachorowa|wyzdrowia|wyzdrowie|usiad|siad|wsta|odpoczywa|wstydzi|śmia|śmie|uśmiechną|uśmiechnę|cieszy|urodzi|obudzi|spóźni|zgubi)(?:ła|ło|li|ły|ł)$/u
const BETWEEN = new Set(
  'nie się już też także jednak wczoraj dziś potem zawsze nigdy często szybko wtedy znowu znów rano wieczorem'.split(
    ' ',
  ),
)
/** Behind these more than one, or another subject, may be meant. */
const NOT_BEFORE = new Set('i a oraz albo lub ani ni niż jak jako czy z ze to nie niby'.split(' '))

/** Verbs in the past that don't agree with their subject: "Dzieci byli", "On poszła". */
export const subjectRule: Rule = (paragraph) =>
  paragraph.sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const agreement = subjectAgreement(parts, at, paragraph)
      if (agreement === null) return []
      let next = at + 1
      while (BETWEEN.has(parts[next]?.small ?? '') && parts[next]?.follows === true) next += 1
      const verb = parts[next]
      if (verb === undefined || verb.kind !== 'word' || !verb.follows) return []
      return markOf(part, verb, agreement, paragraph)
    }),
  )

function markOf(
  subject: Part,
  verb: Part,
  wanted: readonly Agreement[],
  { dictionary }: Paragraph,
): readonly Mark[] {
  const has = agreementOf(verb.small, dictionary.hasForm)
  if (has === null || wanted.includes(has)) return []
  if (!PRONOUNS.has(subject.small) && !isSure(subject.small, verb.small)) return []
  const [first] = wanted
  const right = first === undefined ? null : inAgreement(verb.small, first, dictionary.hasForm)
  if (right === null) return []
  return [
    {
      kind: 'grammar',
      message: { code: 'agreement', subject: subject.text, verb: verb.text },
      replacements: [inCaseOf(right, verb.text)],
      from: verb.from,
      to: verb.to,
    },
  ]
}

/** A feminine noun in the nominative can't be an object; any other may be one of a verb that takes one. */
const isSure = (subject: string, verb: string) =>
  WITHOUT_OBJECT.test(verb) || (subject.endsWith('a') && !MEN.has(subject))

/** The agreements that a subject demands of its verb, the likeliest first; null for a word that is no sure subject. */
function subjectAgreement(
  parts: readonly Part[],
  at: number,
  { dictionary }: Paragraph,
): readonly Agreement[] | null {
  const part = parts[at]
  if (part === undefined || part.kind !== 'word') return null
  const before = parts[at - 1]
  if (before !== undefined && NOT_BEFORE.has(before.small)) return null
  const pronoun = PRONOUNS.get(part.small)
  if (pronoun !== undefined)
    return before === undefined || before.kind === 'sign' || before.follows ? [pronoun] : null
  if (at > 0) return null
  if (OTHERS.has(part.small)) return ['others']
  if (MEN.has(part.small)) return ['men']
  const word = dictionary.hasForm(part.small) ? part.small : part.text
  if (MEN_IN_A.has(part.small)) return ['he']
  if (isWoman(word, dictionary.hasForm)) return ['she']
  if (isNeuter(word, dictionary.hasForm)) return ['it']
  if (!isMan(word, dictionary.hasForm)) return null
  return mayBeWoman(word, dictionary.hasForm) ? ['he', 'she'] : ['he']
}
