import { CALLED, type Called, COMMON_MEN, GROUPS, NO_PERSON, POSTS } from './called.ts'
import { declineName } from './declineName.ts'
import { CASES, type DeclinedName, type Gender, type NameForms, unbent, withEndings } from './nameForms.ts'

/** The addressee, as far as their name tells. */
export interface Addressee {
  /** As the giver wrote it. */
  readonly written: string
  /** Null where the rules don't know every part of the name. */
  readonly forms: NameForms | null
  /** How they are spoken to, by their first name alone: Joanna Nowak → Joanno. Null where the rules don’t know it. */
  readonly call: string | null
  /** The same from further away: Pani Joanno, Panie Dyrektorze; family is called as ever. */
  readonly formalCall: string | null
  /** Null where the name doesn't tell. */
  readonly gender: Gender | null
  readonly isSeveral: boolean
  /** Family, or a person with a pet name: „pani” isn't said to them. */
  readonly isClose: boolean
  /** The giver wrote „pani”, „pan”, „państwo” or a post: „ty” isn't said to them. */
  readonly isTitled: boolean
}

type Person = Omit<Addressee, 'written' | 'isTitled'>

const TITLES: ReadonlyMap<string, DeclinedName> = new Map([
  ['pani', { gender: 'feminine', forms: { ...unbent('Pani'), accusative: 'Panią', instrumental: 'Panią' } }],
  ['pan', { gender: 'masculine', forms: withEndings('Pan', ['a', 'u', 'a', 'em', 'u', 'ie']) }],
])

/** People called by their relation, often with a name behind it: Babcia Zosia, wujek Marek. */
const KIN = new Set(
  'babcia babunia ciocia dziadek dziadzio dziadziuś kuzyn kuzynka mama mamusia tata tatuś wujek'.split(' '),
)

/** One of these words makes the text a description, not a name: „Ania z Tomkiem”. */
const TELLING = new Set('z ze od dla do na w we po przy'.split(' '))

/** Reads whom a text is for: one name, a title or kin with a name, a group, several joined. */
export function readAddressee(text: string, joint: 'i' | 'and' = 'i'): Addressee {
  const written = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
  const parts = written.split(/\s*(?:,|&|\si\s|\soraz\s|\sand\s)\s*/u).filter((part) => part !== '')
  const people = parts.map((part) => readPerson(part) ?? unknown(part))
  const [first = unknown(written)] = people
  const isTitled = TITLED.test(written) || postOf(written.split(' ')[0] ?? '') !== undefined
  return { written, isTitled, ...(people.length < 2 ? first : together(people, parts, joint)) }
}

/** A person without „pani” or „pan” before their name; a post keeps its title. */
export function withoutTitle(name: string): string {
  const rest = name.replace(/^(?:pani|pan)\s+/iu, '')
  return postOf(rest.split(' ')[0] ?? '') === undefined ? rest : name
}

/** Whose name says by itself that they are no sweetheart. */
export const isRelative = (name: string) =>
  KIN.has(name.split(' ')[0]?.toLocaleLowerCase('pl') ?? '') ||
  /^(?:córka|syn|siostra|brat|wnu[kc])/iu.test(name)

const TITLED = /^(?:pani|pan|państwo)(?:\s+|$)/iu

const unknown = (word: string): Person => ({
  forms: null,
  call: null,
  formalCall: null,
  gender: null,
  // Polish: the married couple of a name.
  isSeveral: /^państwo(?:\s|$)/iu.test(word),
  isClose: false,
})

function readPerson(person: string): Person | null {
  const words = person.split(' ')
  const [first = '', second] = words
  const start = first.toLocaleLowerCase('pl')
  if (words.some((word) => TELLING.has(word.toLocaleLowerCase('pl'))) || NO_PERSON.has(start)) return null
  const group = GROUPS.get(start)
  if (group !== undefined) return grouped(group, words)
  const title = TITLES.get(start)
  if (title !== undefined) return second === undefined ? spoken(title) : withTitle(title, words.slice(1))
  if (postOf(start) !== undefined) return second === undefined ? null : withPost(start, words.slice(1))
  if (second === undefined) {
    const kin = KIN.has(start) ? declineName(first) : null
    if (kin !== null) return close(kin)
    const called = CALLED.get(start)
    if (called !== undefined) return { ...called, forms: null, formalCall: formally(called) }
    return named(declineName(first))
  }
  return KIN.has(start) ? ofKin(first, second, words.length) : fullName(words)
}

function named(name: DeclinedName | null): Person | null {
  if (name === null) return null
  const { gender, forms } = name
  return {
    forms,
    call: forms.vocative,
    formalCall: `${gender === 'feminine' ? 'Pani' : 'Panie'} ${forms.vocative}`,
    gender,
    isSeveral: false,
    isClose: false,
  }
}

const spoken = (name: DeclinedName): Person => ({
  forms: name.forms,
  call: name.forms.vocative,
  formalCall: name.forms.vocative,
  gender: name.gender,
  isSeveral: false,
  isClose: false,
})

const close = (name: DeclinedName): Person => ({ ...spoken(name), isClose: true })

function grouped(group: Called, words: readonly string[]): Person {
  const call = [group.call, ...words.slice(1)].join(' ')
  return { ...group, forms: null, call, formalCall: call }
}

/** Several people who aren’t close are always „Szanowni Państwo”. */
function formally({ call, gender, isSeveral, isClose }: Called): string | null {
  if (isClose) return call
  return isSeveral ? null : `${gender === 'feminine' ? 'Pani' : 'Panie'} ${call}`
}

/** „Pani Joanna Nowak”, „Pan Dyrektor”. */
function withTitle(title: DeclinedName, rest: readonly string[]): Person {
  const [first = '', second] = rest
  const post = postOf(first)
  const isWoman = title.gender === 'feminine'
  const of = (name: string, forms: NameForms | null): Person => {
    const call = `${title.forms.vocative} ${name}`
    return { forms, call, formalCall: call, gender: title.gender, isSeveral: false, isClose: false }
  }
  if (post !== undefined) return of(isWoman ? capital(first) : post, null)
  const last = surname(first)
  const name = last ?? declineName(first)
  // An unknown name stays as it is: a title alone is right before any name.
  if (name?.gender !== title.gender) return of(first, null)
  const forms = second === undefined ? pair(title.forms, name.forms) : null
  return of(name.forms.vocative, forms)
}

/** „Profesor Anna Nowak”: her name tells whom „profesor” is. */
function withPost(post: string, rest: readonly string[]): Person | null {
  const gender = readPerson(rest.join(' '))?.gender ?? null
  if (gender === null) return null
  const call = gender === 'feminine' ? `Pani ${capital(post)}` : `Panie ${postOf(post) ?? capital(post)}`
  return { forms: null, call, formalCall: call, gender, isSeveral: false, isClose: false }
}

function ofKin(first: string, second: string, length: number): Person | null {
  const kin = declineName(first)
  if (kin === null) return null
  const name = declineName(second)
  const isSame = name?.gender === kin.gender
  const call = `${kin.forms.vocative} ${isSame ? name.forms.vocative : second}`
  const forms = isSame && length === 2 ? pair(kin.forms, name.forms) : null
  return { ...close(kin), forms, call, formalCall: call }
}

/** A first name with further words: the address uses the first. */
function fullName(words: readonly string[]): Person | null {
  const [first = '', second = ''] = words
  const name = declineName(first)
  const person = named(name)
  if (name === null || person === null) return null
  const last = words.length === 2 ? surname(second) : null
  if (last?.gender === name.gender) return { ...person, forms: pair(name.forms, last.forms) }
  if (last !== null || isTurnedRound(first, second, name)) return null
  return { ...person, forms: null }
}

const isKnownMan = (word: string) => COMMON_MEN.has(word.toLocaleLowerCase('pl'))

/** Whether the surname may come first: Nowak Anna, Wrona Adam. */
function isTurnedRound(first: string, second: string, { gender }: DeclinedName): boolean {
  if (gender === 'feminine') return isKnownMan(second)
  return !isKnownMan(first) && (isKnownMan(second) || declineName(second)?.gender === 'feminine')
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

/** Several people as one addressee; whom the rules don’t know is called as they are written. */
function together(people: readonly Person[], written: readonly string[], joint: string): Person {
  const isAnyKnown = people.some(({ call }) => call !== null)
  const genders = people.map(({ gender }) => gender)
  const forms = people.flatMap((person) => person.forms ?? [])
  return {
    forms:
      forms.length === people.length
        ? eachCase((one) =>
            joined(
              forms.map((some) => some[one]),
              joint,
            ),
          )
        : null,
    call: isAnyKnown
      ? joined(
          people.map(({ call }, place) => call ?? written[place] ?? ''),
          joint,
        )
      : null,
    formalCall: isAnyKnown
      ? joined(
          people.map(({ formalCall }, place) => formalCall ?? written[place] ?? ''),
          joint,
        )
      : null,
    // Polish speaks to men and women together as to men.
    gender: genders.includes(null) ? null : genders.includes('masculine') ? 'masculine' : 'feminine',
    isSeveral: true,
    isClose: people.every((person) => person.isClose),
  }
}

const postOf = (word: string) => POSTS.get(word.toLocaleLowerCase('pl'))

const capital = (word: string) => `${word.slice(0, 1).toLocaleUpperCase('pl')}${word.slice(1)}`

const pair = (one: NameForms, other: NameForms): NameForms =>
  eachCase((form) => `${one[form]} ${other[form]}`)

const joined = (names: readonly string[], joint: string) =>
  `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1) ?? ''}`

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
