import { boolean, count, list, nullable, number, oneOf, record, string } from '../readers.ts'
import { LICENCE_KINDS, MODEL_CATEGORIES, MODEL_MEDIA, MODEL_SUBSTANCES } from './modelMedia.ts'

// The models that generate, of this shop and of others, as the model service describes them. Unknown facts are null.
// Days are ISO 8601: a year, a month or a day, as far as known.

/** The screens where engines are used. A generator opens with the engine that its address names. */
export const ENGINE_ADDRESSES = [
  '/generatory/obraz',
  '/generatory/wideo',
  '/generatory/audio',
  '/narzedzia/transkrypcja',
] as const

/** The engine of a model in this shop, and the price of one generation. */
const engineReader = record({
  engine: string,
  /** Its proper name. */
  name: string,
  /** Where it can be asked for something; null where no screen of the shop does that. */
  opens: nullable(oneOf(ENGINE_ADDRESSES)),
  credits: count,
  isAvailable: boolean,
  /** The engine's provider here by name, where one is configured. */
  behind: nullable(string),
})
export type ModelEngine = ReturnType<typeof engineReader>

const CARD = {
  slug: string,
  name: string,
  maker: string,
  medium: oneOf(MODEL_MEDIA),
  /** Its page is in the first one. */
  categories: list(oneOf(MODEL_CATEGORIES)),
  inputs: list(oneOf(MODEL_SUBSTANCES)),
  outputs: list(oneOf(MODEL_SUBSTANCES)),
  licence: record({ kind: oneOf(LICENCE_KINDS), name: nullable(string) }),
  released: nullable(string),
  /** Since when its maker hasn’t offered it any more. */
  ended: nullable(string),
  /** Its strengths, in one line. */
  goodAt: string,
  /** Its engine in this shop; null for one that isn’t available here at all. */
  here: nullable(engineReader),
}

/** A model as a list shows it. */
export const modelCardReader = record(CARD)
export type ModelCard = ReturnType<typeof modelCardReader>

const listWordsReader = record({
  medium: oneOf(MODEL_MEDIA),
  /** Null for the whole medium. */
  category: nullable(oneOf(MODEL_CATEGORIES)),
  /** Where it stands among others. */
  label: string,
  title: string,
  description: string,
})
/** The title and texts of a list. */
export type ModelListWords = ReturnType<typeof listWordsReader>

/** All models, with the texts of each of their lists. */
export const modelsReader = record({ lists: list(listWordsReader), models: list(modelCardReader) })
export type Models = ReturnType<typeof modelsReader>

/** A model, whole. */
export const modelReader = record({
  ...CARD,
  /** The name of its medium. */
  mediumName: string,
  /** Its weaknesses. */
  badAt: string,
  limits: list(string),
  /** How many parameters it has, in thousands of millions. */
  parameters: nullable(number),
  /** The sources of these facts, with the day they were read. */
  sources: list(record({ url: string, seenOn: string })),
  /** An available engine to use instead, where this model isn't available here. */
  instead: nullable(engineReader),
  related: list(modelCardReader),
})
export type Model = ReturnType<typeof modelReader>

/** Where all and one are read. */
export const modelsReadPath = (language: 'pl' | 'en'): string => `/api/v1/models/${language}`
export const modelReadPath = (language: 'pl' | 'en', slug: string): string =>
  `${modelsReadPath(language)}/${encodeURIComponent(slug)}`
