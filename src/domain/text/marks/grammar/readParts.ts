import type { Case, Nominal, Reading } from '../../morphology/readings.ts'
import type { Dictionary } from '../../spelling/openDictionary.ts'
import type { Part } from '../paragraph.ts'

/** Pronouns and numbers that stand before a noun and agree with it; some are other words as well. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  (
    'ten ta te tego tej temu tę tą tych tymi mój moja moje mojego mojej mojemu moją moim moich moimi ' +
    'twój twoja twoje twojego twojej twojemu twoją twoim twoich twoimi nasz nasza nasze naszego naszej naszemu naszą ' +
    'naszym naszych naszymi wasz wasza wasze waszego waszej waszemu waszą waszym waszych waszymi jeden jedna jedno jednego ' +
    'jednej jednemu jedną jednym jaki jaka jaką każdy każda każde każdego każdej każdemu każdą każdym żaden żadna żadne żadnego żadnej żadnemu żadną żadnym'
  ).split(' '),
)
/** Forms of nouns that behave like other words: measures, pronouns, halves of fixed phrases. */
const NO_NOUNS: ReadonlySet<string> = new Set(
  (
    'kto co ktoś coś nic nikt ktokolwiek cokolwiek wszystko wszyscy to ci mi mu go im nam wam je ją raz razy pora szkoda wstyd żal strach ' +
    'brak mowa trzeba rok lat lata pan pani państwo sto tysiąc milion setki pół lud oba oboje dwoje troje czworo kilkoro dzięki'
  ).split(' '),
)

/** All readings of a word of a text; a capital may be that of a sentence, of politeness or of a name. */
export function readingsOf({ text, small }: Part, dictionary: Dictionary): readonly Reading[] {
  const written = dictionary.readingsOf(text)
  return text === small ? written : [...written, ...dictionary.readingsOf(small)]
}

export const isNominal = (reading: Reading): reading is Nominal => 'case' in reading

/** The readings of a word that is a noun and nothing else; null for any other word. */
export function nounReadings(
  part: Part | undefined,
  dictionary: Dictionary,
): readonly [Nominal, ...Nominal[]] | null {
  if (part === undefined || part.kind !== 'word' || NO_NOUNS.has(part.small)) return null
  // "klucz", "zestaw": nouns far more often than orders.
  const readings = readingsOf(part, dictionary).filter(({ kind }) => kind !== 'O')
  const nouns = readings.filter(isNominal).filter(({ kind }) => kind === 'N')
  const [first, ...others] = nouns
  return first === undefined || nouns.length < readings.length ? null : [first, ...others]
}

/** A month with the forms of an adjective: "w lutym bilet" are no words that agree. */
const FEBRUARY = /^lut(?:y|ego|emu|ym)$/u

/** The readings of a word that agrees with a noun behind it: an adjective, a pronoun or a number; null for any other word. */
export function adjectiveReadings(
  part: Part | undefined,
  dictionary: Dictionary,
): readonly [Nominal, ...Nominal[]] | null {
  if (part === undefined || part.kind !== 'word' || FEBRUARY.test(part.small)) return null
  const readings = readingsOf(part, dictionary).filter(({ kind }) => kind !== 'O')
  const adjectives = readings.filter(isNominal).filter(({ kind }) => kind !== 'N')
  const [first, ...others] = adjectives
  if (first === undefined) return null
  return adjectives.length === readings.length || DETERMINERS.has(part.small) ? [first, ...others] : null
}

/** Whether two readings are of one number, case and gender. */
export const agree = (one: Nominal, other: Nominal) => sharesCase(one, other) && one.gender === other.gender
/** Whether two readings are of one number and case. */
export const sharesCase = (one: Nominal, other: Nominal) =>
  one.number === other.number && one.case === other.case

export const hasCase = (readings: readonly Nominal[], cases: ReadonlySet<Case> | string) =>
  readings.some((reading) =>
    typeof cases === 'string' ? cases.includes(reading.case) : cases.has(reading.case),
  )

/** A form of this cost is the word's own: shorter beginnings have others. */
const NEAR_ENOUGH = 5
/** So many letters more than the written one other forms may have. */
const LONGEST_ENDING = 4

/**
 * Another form of the same word, as "samochodem" of "samochód": of the forms with the wanted reading the one that
 * differs in the fewest letters at its end. Null when there is none.
 */
export function formWith(
  written: string,
  dictionary: Dictionary,
  isWanted: (reading: Reading) => boolean,
): string | null {
  if (DETERMINERS.has(written))
    return (
      [...DETERMINERS].find(
        (form) => familyOf(form) === familyOf(written) && dictionary.readingsOf(form).some(isWanted),
      ) ?? null
    )
  let best: string | null = null
  let least = Infinity
  for (const cut of [1, 2, 3]) {
    const stem = written.slice(0, Math.max(1, written.length - cut))
    for (const beginning of new Set([
      stem,
      stem.replace(/ó(?=[^aąeęioóuy]*$)/u, 'o'),
      stem.replace(/ą(?=[^aąeęioóuy]*$)/u, 'ę'),
    ])) {
      for (const form of dictionary.allFormsFrom(beginning)) {
        if (form.length > written.length + LONGEST_ENDING) break
        const cost = endingsOf(written, form)
        if (cost >= least || !dictionary.readingsOf(form).some(isWanted)) continue
        best = form
        least = cost
      }
    }
    if (best !== null && cut > 1 && least <= NEAR_ENOUGH) break
  }
  return best
}

/** The determiner that a form belongs to, by its first letters: "mój" and "moja", "ten" and "tego". */
const familyOf = (form: string) =>
  /^(?:t(?!w)|[mt]?wo|mo|nasz|wasz|jed|jak|każ|ża)/u.exec(unchanged(form))?.[0] ?? form

/** A letter that goes costs more than one that comes: "paczka, paczce" is nearer than "paczkarce". */
const GONE = 1.5

/** How much of both words lies behind their common beginning; stems change within a word: "stół, stole". */
function endingsOf(one: string, other: string): number {
  const [first, second] = [unchanged(one), unchanged(other)]
  let common = 0
  while (common < first.length && first[common] === second[common]) common += 1
  return (first.length - common) * GONE + second.length - common
}

const unchanged = (word: string) =>
  word
    .replaceAll('ó', 'o')
    .replaceAll('ą', 'ę')
    .replaceAll('ł', 'l')
    .replace(/e(?=[^aąeęioóuy]$)/u, '')
