import type {
  MoodName,
  MotifName,
  OccasionName,
  PoseName,
  SettingName,
  SizeName,
  WeatherName,
  Brief,
} from './brief.ts'
import { MOTIFS } from './brief.ts'
import { adjectiveForms, englishForms, folded, type GrammaticalNumber, nounForms } from './inflection.ts'
import * as lexicon from './lexicon.ts'
import { THINGS } from './things.ts'

/** What a word or a phrase can mean. */
export type Sense =
  | { readonly kind: 'thing'; readonly name: MotifName; readonly number: GrammaticalNumber }
  | { readonly kind: 'setting'; readonly name: SettingName }
  | { readonly kind: 'occasion'; readonly name: OccasionName }
  | { readonly kind: 'mood'; readonly name: MoodName }
  | { readonly kind: 'season'; readonly name: NonNullable<Brief['season']> }
  | { readonly kind: 'time'; readonly name: NonNullable<Brief['time']> }
  | { readonly kind: 'weather'; readonly name: WeatherName }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'size'; readonly name: SizeName }
  | { readonly kind: 'pose'; readonly name: PoseName }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'negation' }

/** A thing's names as they are said. */
export interface Names {
  /** `p`: men, `a`: other living masculine nouns, `m`: things, `f`, `n`; `l` has no singular. */
  readonly gender: 'p' | 'a' | 'm' | 'f' | 'n' | 'l'
  readonly one: string
  readonly object: string
  readonly many: string
  readonly ofMany: string
  readonly english: readonly [one: string, many: string]
}

interface Meaning {
  readonly sense: Sense
  /** It is the word's own form, not one that a rule made. */
  readonly isExact: boolean
}

interface Phrase {
  readonly rest: readonly ReadonlySet<string>[]
  readonly sense: Sense
}

export interface Vocabulary {
  readonly words: ReadonlyMap<string, readonly Meaning[]>
  /** By every form of their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly names: ReadonlyMap<MotifName, Names>
}

let made: Vocabulary | null = null

/** All words that are understood. Made when first asked for: some thousands of forms. */
export function vocabulary(): Vocabulary {
  made ??= makeVocabulary()
  return made
}

/** The senses of a word. What is exactly a small word is nothing else; of several things the exact one is meant. */
export function sensesOf({ words }: Vocabulary, form: string): readonly Sense[] {
  const meanings = words.get(form) ?? []
  const exact = meanings.filter(({ isExact }) => isExact)
  const isSmall = exact.some(
    ({ sense: { kind } }) => kind === 'silent' || kind === 'negation' || kind === 'count',
  )
  const things = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind === 'thing')
  const thing = things.find(({ isExact }) => isExact) ?? things[0]
  const others = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind !== 'thing')
  return [...(thing === undefined ? [] : [thing]), ...others].map(({ sense }) => sense)
}

type Forms = readonly (readonly [form: string, number: GrammaticalNumber])[]

function makeVocabulary(): Vocabulary {
  const words = new Map<string, Meaning[]>()
  const phrases = new Map<string, Phrase[]>()
  const names = new Map<MotifName, Names>()

  function add(form: string, sense: Sense, isExact: boolean): void {
    const known = words.get(form) ?? []
    if (known.some((one) => isSame(one.sense, sense) && (one.isExact || !isExact))) return
    words.set(form, [...known.filter((one) => !isSame(one.sense, sense)), { sense, isExact }])
  }

  /** One entry of a list: a lemma, or `=` with a form that stands for itself. */
  function learn(
    entry: string,
    formsOf: (lemma: string) => Forms,
    senseOf: (number: GrammaticalNumber) => Sense,
  ): void {
    const isLiteral = entry.startsWith('=')
    const isMany = entry.startsWith('=+')
    const text = entry.replace(/^=\+?/, '')
    const parts = text.split('_').map(folded)
    const [first = '', ...rest] = parts
    if (rest.length > 0) {
      const formsOfPart = (part: string) =>
        new Set(
          isLiteral
            ? [part]
            : formsOf(part)
                .map(([form]) => form)
                .concat(part),
        )
      const phrase = { rest: rest.map(formsOfPart), sense: senseOf(isMany ? 'many' : 'one') }
      for (const form of formsOfPart(first)) phrases.set(form, [...(phrases.get(form) ?? []), phrase])
      return
    }
    if (isLiteral) return add(first, senseOf(isMany ? 'many' : 'one'), true)
    for (const [form, number] of formsOf(text)) add(form, senseOf(number), form === first)
  }

  /** „sowy” are owls or an owl's; „róże” may be typed for różę. */
  function learnParts(
    name: MotifName,
    { one, object, many, ofMany }: Readonly<Record<'one' | 'object' | 'many' | 'ofMany', string>>,
  ): void {
    if (one.includes('_')) {
      for (const form of [object, many, ofMany])
        learn(`=${form}`, polishForms, () => ({
          kind: 'thing',
          name,
          number: form === object ? 'one' : 'many',
        }))
      return
    }
    const single = new Set(polishForms(one).flatMap(([form, number]) => (number === 'many' ? [] : [form])))
    for (const form of [many, ofMany]) {
      const number = form !== one && single.has(folded(form)) ? 'either' : form === one ? 'one' : 'many'
      add(folded(form), { kind: 'thing', name, number }, true)
    }
    if (folded(object) !== folded(many)) add(folded(object), { kind: 'thing', name, number: 'one' }, true)
  }

  function learnAll(list: string, senseOf: (number: GrammaticalNumber) => Sense): void {
    const [polish = '', english = ''] = list.split('|')
    for (const entry of entriesOf(polish)) learn(entry, polishForms, senseOf)
    for (const entry of entriesOf(english)) learn(entry, englishForms, senseOf)
  }

  for (const entry of lexicon.SILENT_WORDS.split(' '))
    learn(
      `=${entry}`,
      () => [],
      () => ({ kind: 'silent' }),
    )
  for (const entry of lexicon.NEGATION_WORDS.split(' '))
    learn(
      `=${entry}`,
      () => [],
      () => ({ kind: 'negation' }),
    )
  for (const [count, list] of lexicon.COUNT_WORDS)
    for (const entry of list.split(' '))
      learn(
        `=${entry}`,
        () => [],
        () => ({ kind: 'count', count }),
      )
  for (const [colour, pl, en, also] of lexicon.COLOUR_WORDS) {
    const [morePolish = '', moreEnglish = ''] = also.split('|')
    learnAll(`${pl} ${morePolish}|${en.replaceAll(' ', '_')} ${moreEnglish}`, () => ({
      kind: 'colour',
      colour,
    }))
  }
  for (const name of keysOf(lexicon.SIZE_WORDS))
    learnAll(joined(lexicon.SIZE_WORDS[name]), () => ({ kind: 'size', name }))
  for (const name of keysOf(lexicon.POSE_WORDS))
    learnAll(joined(lexicon.POSE_WORDS[name]), () => ({ kind: 'pose', name }))
  for (const name of keysOf(lexicon.SETTING_WORDS))
    learnAll(lexicon.SETTING_WORDS[name], () => ({ kind: 'setting', name }))
  for (const name of keysOf(lexicon.OCCASION_WORDS))
    learnAll(lexicon.OCCASION_WORDS[name], () => ({ kind: 'occasion', name }))
  for (const name of keysOf(lexicon.MOOD_WORDS))
    learnAll(lexicon.MOOD_WORDS[name], () => ({ kind: 'mood', name }))
  for (const name of keysOf(lexicon.SEASON_WORDS))
    learnAll(lexicon.SEASON_WORDS[name], () => ({ kind: 'season', name }))
  for (const name of keysOf(lexicon.TIME_WORDS))
    learnAll(lexicon.TIME_WORDS[name], () => ({ kind: 'time', name }))
  for (const name of keysOf(lexicon.WEATHER_WORDS))
    learnAll(lexicon.WEATHER_WORDS[name], () => ({ kind: 'weather', name }))

  for (const name of MOTIFS) {
    const [parts = '', english = '', also = '', alsoEnglish = ''] = THINGS[name].split('|')
    const senseOf = (number: GrammaticalNumber): Sense => ({ kind: 'thing', name, number })
    const [gender = '', one = '', object = '', many = '', ofMany = ''] = entriesOf(parts)
    const [englishOne = '', englishMany = ''] = entriesOf(english)
    names.set(name, {
      gender: genderOf(gender),
      one: spoken(one),
      object: spoken(object),
      many: spoken(many),
      ofMany: spoken(ofMany),
      english: [spoken(englishOne), spoken(englishMany)],
    })
    learn(one, polishForms, senseOf)
    learnParts(name, { one, object, many, ofMany })
    learn(englishOne, englishForms, senseOf)
    learn(`=+${englishMany}`, englishForms, senseOf)
    learnAll(`${also}|${alsoEnglish}`, senseOf)
  }
  for (const [form, list] of phrases)
    phrases.set(
      form,
      list.toSorted((one, other) => other.rest.length - one.rest.length),
    )
  return { words, phrases, names }
}

/** A word that ends as adjectives do is read as one, the others as nouns. */
function polishForms(lemma: string): Forms {
  const adjective = adjectiveForms(lemma).map((form): Forms[number] => [form, 'either'])
  if (/[yi]$/.test(folded(lemma))) return adjective
  return nounForms(lemma)
}

function joined([pl, en, also]: readonly [string, string, string]): string {
  const [morePolish = '', moreEnglish = ''] = also.split('|')
  return `${pl} ${morePolish}|${en} ${moreEnglish}`
}

function entriesOf(list: string): string[] {
  return list.split(' ').filter((entry) => entry !== '')
}

function spoken(entry: string): string {
  return entry.replaceAll('_', ' ')
}

const GENDERS = ['p', 'a', 'm', 'f', 'n', 'l'] as const

function genderOf(text: string): Names['gender'] {
  return GENDERS.find((gender) => gender === text) ?? 'm'
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

function isSame(one: Sense, other: Sense): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'thing' && other.kind === 'thing')
    return one.name === other.name && one.number === other.number
  return JSON.stringify(one) === JSON.stringify(other)
}
