import { PROMPT_MOST } from '#domain/generation/limits.ts'
import { type Occasion, occasionOf } from '../prompts/occasionNames.ts'

/** The beginning of a form by its address; applied once, then the draft holds it. */
export interface GeneratorSearch {
  /** A generation to make again, changed or not: its id. */
  readonly remix?: string | undefined
  readonly preset?: Occasion | undefined
  /** Words to begin with. */
  readonly prompt?: string | undefined
  /** A picture of the own gallery to start from: its id. */
  readonly wzor?: string | undefined
  /** The engine to make it with: its id. */
  readonly silnik?: string | undefined
}

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export type SaidGeneratorSearch = { readonly [Name in keyof GeneratorSearch]?: unknown }

const ID_MOST = 100

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined

/** Reads it leniently: invalid values are left out. */
export function readGeneratorSearch(given: SaidGeneratorSearch): GeneratorSearch {
  return {
    remix: textOf(given.remix, ID_MOST),
    preset: occasionOf(given.preset),
    prompt: textOf(given.prompt, PROMPT_MOST),
    wzor: textOf(given.wzor, ID_MOST),
    silnik: textOf(given.silnik, ID_MOST),
  }
}
