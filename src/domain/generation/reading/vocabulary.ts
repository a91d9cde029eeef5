import type {
  ClothesName,
  MoodName,
  MotifName,
  OccasionName,
  PaintedStyle,
  PoseName,
  RelationName,
  SettingName,
  SizeName,
  WeatherName,
  Brief,
} from './brief.ts'
import { MOTIFS } from './brief.ts'
import { folded, type GrammaticalNumber } from './inflection.ts'
import * as lexicon from './lexicon.ts'
import { THINGS } from './things.ts'
import { entriesOf, polishForms, WordIndex, type WordLanguage } from './wordIndex.ts'

/** The meaning of a word or a phrase. */
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
  | { readonly kind: 'style'; readonly name: PaintedStyle }
  | { readonly kind: 'clothes'; readonly name: ClothesName }
  | { readonly kind: 'sky' }
  | { readonly kind: 'road' }
  | { readonly kind: 'falling' }
  | { readonly kind: 'holding' }
  | { readonly kind: 'resting' }
  | { readonly kind: 'shoulders' }
  | { readonly kind: 'pulling' }
  | { readonly kind: 'building' }
  | { readonly kind: 'relation'; readonly name: RelationName }
  | { readonly kind: 'small' }
  | { readonly kind: 'negation' }

/** The forms of a thing's names. */
export interface Names {
  /** `p`: men, `a`: other living masculine nouns, `m`: things, `f`, `n`, `d`: the young; `l` has no singular. */
  readonly gender: 'p' | 'a' | 'm' | 'f' | 'n' | 'd' | 'l'
  readonly one: string
  readonly object: string
  readonly many: string
  readonly ofMany: string
  readonly english: readonly [one: string, many: string]
}

export interface Vocabulary {
  readonly index: WordIndex<Sense>
  readonly names: ReadonlyMap<MotifName, Names>
}

let made: Vocabulary | null = null

/** All known words. Made at the first use: some thousands of forms. */
export function vocabulary(): Vocabulary {
  made ??= makeVocabulary()
  return made
}

/**
 * The senses of a word. A word that exactly matches a small word has no other sense; of several things the exact one is
 * meant.
 */
export function sensesOf({ index }: Vocabulary, form: string, language: WordLanguage): readonly Sense[] {
  const meanings = index.meaningsOf(form, language)
  const exact = meanings.filter(({ isExact }) => isExact)
  const isSmall = exact.some(
    ({ sense: { kind } }) =>
      kind === 'small' || kind === 'relation' || kind === 'negation' || kind === 'count',
  )
  const things = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind === 'thing')
  const thing = things.find(({ isExact }) => isExact) ?? things[0]
  const others = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind !== 'thing')
  return [...(thing === undefined ? [] : [thing]), ...others].map(({ sense }) => sense)
}

function makeVocabulary(): Vocabulary {
  const index = new WordIndex<Sense>()
  learnSmallWords(index)
  learnDescriptions(index)
  learnCircumstances(index)
  learnStyles(index)
  const names = new Map(MOTIFS.map((name) => [name, learnThing(index, name)]))
  return { index, names }
}

function learnSmallWords(index: WordIndex<Sense>): void {
  const exactly = (list: string, sense: Sense) => {
    index.learnAll(list.replaceAll(/(?<=^|\s)(?=[^\s|])/g, '='), () => sense)
  }
  exactly(lexicon.SMALL_WORDS, { kind: 'small' })
  for (const name of keysOf(lexicon.RELATION_WORDS))
    exactly(lexicon.RELATION_WORDS[name], { kind: 'relation', name })
  exactly(lexicon.SKY_WORDS, { kind: 'sky' })
  exactly(lexicon.HOLDING_WORDS, { kind: 'holding' })
  exactly(lexicon.RESTING_WORDS, { kind: 'resting' })
  exactly(lexicon.SHOULDER_WORDS, { kind: 'shoulders' })
  exactly(lexicon.BUILDING_WORDS, { kind: 'building' })
  exactly(lexicon.PULLING_WORDS, { kind: 'pulling' })
  exactly(lexicon.FALLING_WORDS, { kind: 'falling' })
  exactly(lexicon.NEGATION_WORDS, { kind: 'negation' })
  for (const [count, list] of lexicon.COUNT_WORDS) exactly(list, { kind: 'count', count })
}

function learnDescriptions(index: WordIndex<Sense>): void {
  for (const [colour, pl, en, also] of lexicon.COLOUR_WORDS) {
    const [morePolish = '', moreEnglish = ''] = also.split('|')
    const list = `${pl} ${morePolish}|${en.replaceAll(' ', '_')} ${moreEnglish}`
    index.learnAll(list, () => ({ kind: 'colour', colour }))
  }
  for (const name of keysOf(lexicon.SIZE_WORDS))
    index.learnAll(joined(lexicon.SIZE_WORDS[name]), () => ({ kind: 'size', name }))
  for (const name of keysOf(lexicon.CLOTHES_WORDS))
    index.learnAll(lexicon.CLOTHES_WORDS[name], () => ({ kind: 'clothes', name }))
  for (const name of keysOf(lexicon.POSE_WORDS))
    index.learnAll(joined(lexicon.POSE_WORDS[name]), () => ({ kind: 'pose', name }))
}

function learnCircumstances(index: WordIndex<Sense>): void {
  for (const name of keysOf(lexicon.SETTING_WORDS))
    index.learnAll(lexicon.SETTING_WORDS[name], () => ({ kind: 'setting', name }))
  for (const name of keysOf(lexicon.OCCASION_WORDS))
    index.learnAll(lexicon.OCCASION_WORDS[name], () => ({ kind: 'occasion', name }))
  for (const name of keysOf(lexicon.MOOD_WORDS))
    index.learnAll(lexicon.MOOD_WORDS[name], () => ({ kind: 'mood', name }))
  for (const name of keysOf(lexicon.SEASON_WORDS))
    index.learnAll(lexicon.SEASON_WORDS[name], () => ({ kind: 'season', name }))
  for (const name of keysOf(lexicon.TIME_WORDS))
    index.learnAll(lexicon.TIME_WORDS[name], () => ({ kind: 'time', name }))
  for (const name of keysOf(lexicon.WEATHER_WORDS))
    index.learnAll(lexicon.WEATHER_WORDS[name], () => ({ kind: 'weather', name }))
  index.learnAll(lexicon.ROAD_WORDS, () => ({ kind: 'road' }))
}

function learnStyles(index: WordIndex<Sense>): void {
  for (const name of keysOf(lexicon.STYLE_WORDS))
    index.learnAll(lexicon.STYLE_WORDS[name], () => ({ kind: 'style', name }))
}

function learnThing(index: WordIndex<Sense>, name: MotifName): Names {
  const [parts = '', english = '', also = '', alsoEnglish = ''] = THINGS[name].split('|')
  const senseOf = (number: GrammaticalNumber): Sense => ({ kind: 'thing', name, number })
  const [gender = '', one = '', object = '', many = '', ofMany = ''] = entriesOf(parts)
  const [englishOne = '', englishMany = ''] = entriesOf(english)
  index.learnPolish(one, senseOf)
  const literal = entriesOf(also).filter((entry) => /^=[^+]/.test(entry))
  const single = literal.map((entry) => folded(entry.slice(1)))
  learnParts(index, name, { one, object, many, ofMany }, single)
  index.learnEnglish(englishOne, senseOf)
  index.learnEnglish(`=+${englishMany}`, senseOf)
  index.learnAll(`${also}|${alsoEnglish}`, senseOf)
  return {
    gender: genderOf(gender),
    one: spoken(one),
    object: spoken(object),
    many: spoken(many),
    ofMany: spoken(ofMany),
    english: [spoken(englishOne), spoken(englishMany)],
  }
}

/** „sowy” are owls or an owl's; „róże” may be typed for różę. */
function learnParts(
  index: WordIndex<Sense>,
  name: MotifName,
  { one, object, many, ofMany }: Readonly<Record<'one' | 'object' | 'many' | 'ofMany', string>>,
  also: readonly string[],
): void {
  const sense = (number: GrammaticalNumber): Sense => ({ kind: 'thing', name, number })
  if (one.includes('_')) {
    for (const form of [object, many, ofMany])
      index.learnPolish(`=${form}`, () => sense(form === object ? 'one' : 'many'))
    return
  }
  const regular = polishForms(one).flatMap(([form, number]) => (number === 'many' ? [] : [form]))
  const single = new Set([...regular, ...also])
  for (const form of [many, ofMany]) {
    const number = form !== one && single.has(folded(form)) ? 'either' : form === one ? 'one' : 'many'
    index.add(folded(form), sense(number), 'pl', true)
  }
  if (folded(object) !== folded(many)) index.add(folded(object), sense('one'), 'pl', true)
}

function joined([pl, en, also]: readonly [string, string, string]): string {
  const [morePolish = '', moreEnglish = ''] = also.split('|')
  return `${pl} ${morePolish}|${en} ${moreEnglish}`
}

function spoken(entry: string): string {
  return entry.replaceAll('_', ' ')
}

const GENDERS = ['p', 'a', 'm', 'f', 'n', 'd', 'l'] as const

function genderOf(text: string): Names['gender'] {
  return GENDERS.find((gender) => gender === text) ?? 'm'
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
