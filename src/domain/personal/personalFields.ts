import { type Fields, radioField, type ValueOf } from '#domain/fields/field.ts'

/** The first and the last day whose sky is charted well. */
const SKY_DAYS = { min: '1900-01-01', max: '2099-12-31' } as const

/**
 * What is asked of whoever orders a thing that bears their words or day, by the product's handle. A product of the
 * catalogue that is made to order for one buyer stands here or among those printed with a picture.
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
} as const satisfies Record<string, Fields>

export type PersonalHandle = keyof typeof PERSONAL_FIELDS
export type PersonalFields<Handle extends PersonalHandle> = (typeof PERSONAL_FIELDS)[Handle]

/** What a thing is made with: a choice is one of its values, all else is text; what may be empty is so. */
export type PersonalValues<Handle extends PersonalHandle> = {
  readonly [Name in keyof PersonalFields<Handle>]: PersonalFields<Handle>[Name] extends infer One extends
    Fields[string]
    ? One extends { readonly kind: 'radio' }
      ? ValueOf<One>
      : string
    : never
}

/** What stands for values that are still missing, so that the thing can be seen; what may be empty needs none. */
export const PERSONAL_EXAMPLES: {
  readonly [Handle in PersonalHandle]: {
    readonly [
      Name in keyof PersonalFields<Handle> as PersonalFields<Handle>[Name] extends {
        readonly isRequired: true
      }
        ? Name
        : never
    ]: string
  }
} = {
  'plakat-mapa-nieba': { place: '50.0600 19.9400 Kraków', date: '2018-07-14', time: '22:00' },
  'plakat-rob-po-swojemu': {},
  'plakat-twoje-miasto': { city: 'Warszawa' },
  'kubek-emaliowany-iskry': {},
  'kubek-dla-mamy-bukiet': {},
  'kubek-dla-taty-szczyty': {},
  'swieca-sojowa-ognisko': { label: 'Na długie wieczory' },
  'swieca-na-rocznice': { first: 'Ewa', second: 'Paweł', year: '2014', note: 'Jeszcze raz tak' },
  'bombka-z-imieniem': { name: 'Zosia' },
  'puzzle-dla-dzieci': { name: 'Staś' },
}

/** Whether a product bears what its buyer tells of themselves, in fields. */
export function isPersonal(handle: string): handle is PersonalHandle {
  return Object.hasOwn(PERSONAL_FIELDS, handle)
}
