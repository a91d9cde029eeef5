/** Singular or plural. */
export type GrammaticalNumber = 's' | 'p'
/** Nominative, genitive, dative, accusative, instrumental, locative. */
export type Case = 'n' | 'g' | 'd' | 'a' | 'i' | 'l'
/** A man, an animal, a thing of masculine gender; feminine; neuter. */
export type Gender = '1' | '2' | '3' | 'f' | 'n'

/**
 * One way to read a form. With cases: `N` a noun, `A` an adjective or a pronoun like one, `T` a participle, `Q` a
 * number. Verbs: `L` in the past and of the third person, `F` any other form with a person, `I` the infinitive,
 * `O` an order. `X` is
 * any other word.
 */
export type Reading =
  | {
      readonly kind: 'N' | 'A' | 'T' | 'Q'
      readonly number: GrammaticalNumber
      readonly case: Case
      readonly gender: Gender
    }
  | { readonly kind: 'L'; readonly number: GrammaticalNumber; readonly gender: Gender }
  | { readonly kind: 'F'; readonly number: GrammaticalNumber; readonly person: '1' | '2' | '3' }
  | { readonly kind: 'I' | 'O' | 'X' }

export type Nominal = Extract<Reading, { readonly case: Case }>

const numberOf = (sign: string | undefined): GrammaticalNumber => (sign === 'p' ? 'p' : 's')
const caseOf = (sign: string | undefined): Case =>
  CASES.find((one) => one === sign) ?? fail(`no case "${sign ?? ''}"`)
const genderOf = (sign: string | undefined): Gender =>
  GENDERS.find((one) => one === sign) ?? fail(`no gender "${sign ?? ''}"`)
const personOf = (sign: string | undefined) =>
  PERSONS.find((one) => one === sign) ?? fail(`no person "${sign ?? ''}"`)

const CASES = ['n', 'g', 'd', 'a', 'i', 'l'] as const
const GENDERS = ['1', '2', '3', 'f', 'n'] as const
const PERSONS = ['1', '2', '3'] as const

/** Reads a class of the file of words, as "Nsa3 Nsn3". Throws for others. */
export function readingsOfClass(written: string): readonly Reading[] {
  return written.split(' ').map((code) => {
    const [kind, number, second, gender] = code
    switch (kind) {
      case 'N':
      case 'A':
      case 'T':
      case 'Q':
        return { kind, number: numberOf(number), case: caseOf(second), gender: genderOf(gender) }
      case 'L':
        return { kind, number: numberOf(number), gender: genderOf(second) }
      case 'F':
        return { kind, number: numberOf(number), person: personOf(second) }
      case 'I':
      case 'O':
      case 'X':
        return { kind }
      case undefined:
      default:
        return fail(`no reading "${code}"`)
    }
  })
}

function fail(reason: string): never {
  throw new Error(reason)
}
