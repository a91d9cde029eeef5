import { type Fields, radioField, type ValueOf } from '#domain/fields/field.ts'
import type { PersonalHandle } from './personalHandles.ts'

/** The first and the last day whose sky is charted well. */
const SKY_DAYS = { min: '1900-01-01', max: '2099-12-31' } as const

/**
 * The fields of things with the buyer's words or day, by the product's handle. Every product of the catalogue that is
 * made for one buyer is here or among those printed with a picture.
 */
export const PERSONAL_FIELDS = {
  'plakat-mapa-nieba': {
    place: { kind: 'place', isRequired: true },
    date: { kind: 'date', ...SKY_DAYS, isRequired: true },
    time: { kind: 'time', isRequired: true },
    words: { kind: 'text', maxLength: 60 },
  },
  'plakat-rob-po-swojemu': { words: { kind: 'text', maxLength: 40, default: 'Rób po swojemu' } },
  'plakat-twoje-miasto': {
    city: { kind: 'text', maxLength: 30, isRequired: true },
    sky: radioField({ values: ['honey', 'rose', 'ice', 'night'], default: 'honey' }),
  },
  'kubek-emaliowany-iskry': { name: { kind: 'text', maxLength: 16 } },
  'kubek-dla-mamy-bukiet': { word: { kind: 'text', maxLength: 16, default: 'Mama' } },
  'kubek-dla-taty-szczyty': {
    word: { kind: 'text', maxLength: 16, default: 'Tata' },
    peak: { kind: 'text', maxLength: 30 },
    day: { kind: 'text', maxLength: 20 },
  },
  'swieca-sojowa-ognisko': { label: { kind: 'text', maxLength: 60, isRequired: true } },
  'swieca-na-rocznice': {
    first: { kind: 'text', maxLength: 16, isRequired: true },
    second: { kind: 'text', maxLength: 16, isRequired: true },
    year: { kind: 'text', maxLength: 20, isRequired: true },
    note: { kind: 'text', maxLength: 120, isRequired: true },
  },
  'bombka-z-imieniem': { name: { kind: 'text', maxLength: 14, isRequired: true } },
  'puzzle-dla-dzieci': {
    name: { kind: 'text', maxLength: 14, isRequired: true },
    animal: radioField({ values: ['cat', 'dog', 'bear', 'rabbit'], default: 'cat' }),
  },
} as const satisfies Readonly<Record<PersonalHandle, Fields>>

export type PersonalFields<Handle extends PersonalHandle> = (typeof PERSONAL_FIELDS)[Handle]

/** The values of a thing: a choice is one of its values, all others are text; optional ones may be empty. */
export type PersonalValues<Handle extends PersonalHandle> = {
  readonly [Name in keyof PersonalFields<Handle>]: PersonalFields<Handle>[Name] extends infer One extends
    Fields[string]
    ? One extends { readonly kind: 'radio' }
      ? ValueOf<One>
      : string
    : never
}
