import { readSearchText } from '#domain/addresses/readSearchText.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import { TAG_MOST } from '#domain/generation/limits.ts'

/** The parts of /historia besides its list, which is the first and needs no word in the address. */
export const HISTORY_VIEWS = ['statystyki'] as const
type HistoryView = (typeof HISTORY_VIEWS)[number]

/**
 * The state of /historia as its address holds it: flat and short, defaults left out. Example:
 * `?typ=obraz&tag=urodziny`.
 */
export interface HistorySearch {
  readonly widok?: HistoryView | undefined
  readonly q?: string | undefined
  readonly typ?: string | undefined
  readonly stan?: string | undefined
  readonly tag?: string | undefined
  readonly ulubione?: true | undefined
  /** Two refCodes with a dot between them: these are compared. */
  readonly porownaj?: string | undefined
}

/** The same as an address says it, which may be anything: routes leave the reading of it to their screens. */
export type SaidHistorySearch = { readonly [Name in keyof HistorySearch]?: unknown }

/** The types as the address has them. */
export const TYPE_KEYS = {
  image: 'obraz',
  video: 'wideo',
  music: 'muzyka',
  speech: 'mowa',
  text: 'tekst',
  transcription: 'transkrypcja',
} as const satisfies Record<GenerationType, string>

/** The statuses in the address. Running generations are in the queue. */
export const STATUS_KEYS = {
  completed: 'gotowe',
  failed: 'nieudane',
  cancelled: 'anulowane',
} as const satisfies Partial<Record<GenerationStatus, string>>
export type EndedStatus = keyof typeof STATUS_KEYS

const LONGEST_TEXT = 100
const LONGEST_PAIR = 250

function readWord<Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value)
}

/** Reads an address leniently: invalid values are left out. */
export function readHistorySearch(search: SaidHistorySearch): HistorySearch {
  return {
    widok: readWord(search.widok, HISTORY_VIEWS),
    q: readSearchText(search.q, LONGEST_TEXT),
    typ: readWord(search.typ, Object.values(TYPE_KEYS)),
    stan: readWord(search.stan, Object.values(STATUS_KEYS)),
    tag: readSearchText(search.tag, TAG_MOST),
    ulubione: search.ulubione === true || search.ulubione === 'true' ? true : undefined,
    porownaj: readSearchText(search.porownaj, LONGEST_PAIR),
  }
}
