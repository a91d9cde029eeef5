import type { Field, Fields, ValueOf } from '#domain/fields/field.ts'
import { type InBoth, LOCALES } from '#domain/locales.ts'
import { placeText } from '#domain/places/place.ts'
import type { Given } from './checkPersonal.ts'
import { PERSONAL_FIELDS, type PersonalFields } from './personalFields.ts'
import { isPersonal, type PersonalHandle } from './personalHandles.ts'

export interface FactNames extends InBoth {
  /** The names of a choice's values. */
  readonly values?: Readonly<Record<string, InBoth>>
}

type NamesOf<Each> = Each extends { readonly kind: 'radio' } & Field
  ? FactNames & { readonly values: Readonly<Record<ValueOf<Each> & string, InBoth>> }
  : FactNames

const WORD = { pl: 'Słowo', en: 'Word' }
const NAME = { pl: 'Imię', en: 'Name' }

/** The name of a field beside its value: on the page, in orders and for the maker of the thing. */
export const PERSONAL_FACTS = {
  'plakat-mapa-nieba': {
    place: { pl: 'Miejsce', en: 'Place' },
    date: { pl: 'Dzień', en: 'Day' },
    time: { pl: 'Godzina', en: 'Hour' },
    words: { pl: 'Podpis', en: 'Caption' },
  },
  'plakat-rob-po-swojemu': { words: { pl: 'Zdanie', en: 'Sentence' } },
  'plakat-twoje-miasto': {
    city: { pl: 'Miasto', en: 'City' },
    sky: {
      pl: 'Kolor nieba',
      en: 'Colour of the sky',
      values: {
        honey: { pl: 'miodowy', en: 'honey' },
        rose: { pl: 'różowy', en: 'rose' },
        ice: { pl: 'błękitny', en: 'blue' },
        night: { pl: 'nocny', en: 'night' },
      },
    },
  },
  'kubek-emaliowany-iskry': { name: NAME },
  'kubek-dla-mamy-bukiet': { word: WORD },
  'kubek-dla-taty-szczyty': {
    word: WORD,
    peak: { pl: 'Szczyt', en: 'Summit' },
    day: { pl: 'Data wejścia', en: 'Date of the climb' },
  },
  'swieca-sojowa-ognisko': { label: { pl: 'Etykieta', en: 'Label' } },
  'swieca-na-rocznice': {
    first: { pl: 'Pierwsze imię', en: 'First name of the two' },
    second: { pl: 'Drugie imię', en: 'Second name of the two' },
    year: { pl: 'Rok albo data', en: 'Year or date' },
    note: { pl: 'Liścik pod woskiem', en: 'Note below the wax' },
  },
  'bombka-z-imieniem': { name: NAME },
  'puzzle-dla-dzieci': {
    name: NAME,
    animal: {
      pl: 'Zwierzak',
      en: 'Animal',
      values: {
        cat: { pl: 'kot', en: 'cat' },
        dog: { pl: 'pies', en: 'dog' },
        bear: { pl: 'miś', en: 'bear' },
        rabbit: { pl: 'królik', en: 'rabbit' },
      },
    },
  },
} as const satisfies {
  readonly [Handle in PersonalHandle]: {
    readonly [Name in keyof PersonalFields<Handle>]: NamesOf<PersonalFields<Handle>[Name]>
  }
}

/** The value of a field, with the field's name. */
export interface PersonalFact {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** A line's personalisation, field by field; nothing for an unpersonalised line, or one without values yet. */
export function personalFacts(
  handle: string,
  given: Given | null | undefined,
  language: keyof InBoth,
): readonly PersonalFact[] {
  if (given == null || !isPersonal(handle)) return []
  const fields: Fields = PERSONAL_FIELDS[handle]
  const names: Readonly<Record<string, FactNames>> = PERSONAL_FACTS[handle]
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = given[name] ?? ''
    const named = names[name]
    if (value === '' || named === undefined) return []
    const text =
      kind === 'date'
        ? longDay(value, language)
        : (named.values?.[value]?.[language] ?? plainText(kind, value))
    return [{ name, label: named[language], text }]
  })
}

/** The same in one short line, alike in all languages: without choices among colours and the like. */
export function personalText(handle: string, given: Given | null | undefined): string {
  if (given == null || !isPersonal(handle)) return ''
  const fields: Fields = PERSONAL_FIELDS[handle]
  return Object.entries(fields)
    .flatMap(([name, { kind }]) => {
      const value = given[name] ?? ''
      return value === '' || kind === 'radio' ? [] : [plainText(kind, value)]
    })
    .join(', ')
}

function plainText(kind: Field['kind'], value: string): string {
  if (kind === 'place') return placeText(value)
  return kind === 'date' ? value.split('-').toReversed().join('.') : value
}

function longDay(day: string, language: keyof InBoth): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}
