import { readSearchText } from '#domain/addresses/readSearchText.ts'

const LONGEST_TEXT = 120
/** The most models side by side. */
export const MOST_COMPARED = 3
const SLUG = /^[a-z0-9-]{1,80}$/

/** Which licences a list is narrowed to, as its address says. */
export const LICENCE_CHOICES = ['otwarte', 'warunkowe', 'zamkniete'] as const
export type LicenceChoice = (typeof LICENCE_CHOICES)[number]

/** The filters of a list of models, and the chosen ones; defaults are left out. */
export interface ModelSearch {
  readonly q?: string | undefined
  readonly licencja?: LicenceChoice | undefined
  /** Only models available in this shop now. */
  readonly dostepne?: 'tak' | undefined
  /** Slugs, separated by commas: chosen to be compared. */
  readonly wybrane?: string | undefined
  /** The same: compared now. */
  readonly porownaj?: string | undefined
}

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export type SaidModelSearch = { readonly [Name in keyof ModelSearch]?: unknown }

/** Reads it leniently: invalid values are left out. */
export function readModelSearch(search: SaidModelSearch): ModelSearch {
  return {
    q: readSearchText(search.q, LONGEST_TEXT),
    licencja: LICENCE_CHOICES.find((each) => each === search.licencja),
    dostepne: search.dostepne === 'tak' ? 'tak' : undefined,
    wybrane: written(slugsOf(search.wybrane)),
    porownaj: written(slugsOf(search.porownaj)),
  }
}

/** The slugs that a part of the address names, each once and no more than are compared. */
export function slugsOf(said: unknown): readonly string[] {
  if (typeof said !== 'string') return []
  return [...new Set(said.split(','))].filter((slug) => SLUG.test(slug)).slice(0, MOST_COMPARED)
}

/** Slugs as an address holds them; undefined for none. */
export function written(slugs: readonly string[]): string | undefined {
  return slugs.length === 0 ? undefined : slugs.join(',')
}
