import { declineName } from './declineName.ts'
import { CASES, type DeclinedName, type Gender, type NameForms, unbent, withEndings } from './nameForms.ts'

/** Whoever is written to, as far as their name tells. */
export interface Addressee {
  /** As the giver wrote it. */
  readonly written: string
  /** Null where the rules don't know the name: it is then put where nothing bends. */
  readonly forms: NameForms | null
  /** Null where the name doesn't tell. */
  readonly gender: Gender | null
  readonly isSeveral: boolean
}

const TITLES: Readonly<Record<string, DeclinedName>> = {
  pani: {
    gender: 'feminine',
    forms: { ...unbent('Pani'), accusative: 'Panią', instrumental: 'Panią' },
  },
  pan: { gender: 'masculine', forms: withEndings('Pan', ['a', 'u', 'a', 'em', 'u', 'ie']) },
}

/** Who are called by what they are, and often by their name behind it: Babcia Zosia, wujek Marek. */
const KIN = new Set(
  'babcia babunia ciocia dziadek dziadzio kuzyn kuzynka mama mamusia tata tatuś wujek'.split(' '),
)

/** Reads whom a text is for: one name, a title or kin with a name, several joined. */
export function readAddressee(text: string, joint: 'i' | 'and' = 'i'): Addressee {
  const written = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
  const people = written.split(/\s*(?:,|&|\si\s|\soraz\s|\sand\s)\s*/u).filter((part) => part !== '')
  if (people.length < 2) {
    const one = declineOne(written)
    return { written, forms: one?.forms ?? null, gender: one?.gender ?? null, isSeveral: false }
  }
  const known = people.flatMap((person) => declineOne(person) ?? [])
  if (known.length < people.length) return { written, forms: null, gender: null, isSeveral: true }
  // Polish speaks to men and women together as to men.
  const gender = known.every((person) => person.gender === 'feminine') ? 'feminine' : 'masculine'
  const forms = joined(
    known.map((person) => person.forms),
    joint,
  )
  return { written, forms, gender, isSeveral: true }
}

function declineOne(person: string): DeclinedName | null {
  const words = person.split(' ')
  const [first = '', second] = words
  if (second === undefined) return TITLES[first.toLocaleLowerCase('pl')] ?? declineName(first)
  if (words.length > 2) return null
  const start = first.toLocaleLowerCase('pl')
  const title = TITLES[start] ?? (KIN.has(start) ? declineName(first) : null)
  if (title !== null) {
    const name = surname(second) ?? declineName(second)
    return name?.gender === title.gender ? { ...name, forms: pair(title.forms, name.forms) } : null
  }
  // A second word may be a surname, and most of those follow other rules.
  const name = declineName(first)
  const last = surname(second)
  return name !== null && last?.gender === name.gender
    ? { ...name, forms: pair(name.forms, last.forms) }
    : null
}

/** Surnames that bend as adjectives do. */
function surname(word: string): DeclinedName | null {
  const stem = /^(\p{Lu}\p{Ll}+(?:sk|ck|dzk))([ia])$/u.exec(word)
  if (stem === null) return null
  const [, root = '', end] = stem
  return end === 'a'
    ? { gender: 'feminine', forms: withEndings(root, ['iej', 'iej', 'ą', 'ą', 'iej', 'a']) }
    : { gender: 'masculine', forms: withEndings(root, ['iego', 'iemu', 'iego', 'im', 'im', 'i']) }
}

const pair = (one: NameForms, other: NameForms): NameForms =>
  eachCase((form) => `${one[form]} ${other[form]}`)

function joined(people: readonly NameForms[], joint: string): NameForms {
  return eachCase((form) => {
    const names = people.map((forms) => forms[form])
    return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1) ?? ''}`
  })
}

function eachCase(formOf: (one: (typeof CASES)[number]) => string): NameForms {
  return {
    genitive: formOf('genitive'),
    dative: formOf('dative'),
    accusative: formOf('accusative'),
    instrumental: formOf('instrumental'),
    locative: formOf('locative'),
    vocative: formOf('vocative'),
  }
}
