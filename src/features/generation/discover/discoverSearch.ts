import type { TrendingMedium, TrendingWindow } from '#domain/discover/trending.ts'
import { readSearchText } from '#domain/addresses/readSearchText.ts'

/** Longer than any cursor that a server gives. */
const LONGEST_PLACE = 100

/** The settings of the wall of films, as its address holds them. */
export interface FilmsSearch {
  /** Behind which film it begins; from the newest without one. */
  readonly przed?: string | undefined
}

/** The same before it is read: with the route comes no code that reads it. */
export interface SaidFilmsSearch {
  readonly przed?: unknown
}

export function readFilmsSearch(search: SaidFilmsSearch): FilmsSearch {
  return { przed: readSearchText(search.przed, LONGEST_PLACE) }
}

/** The address's words for each window except the default. */
const WINDOWS = {
  dzisiaj: 'today',
  miesiac: 'month',
  zawsze: 'all',
} as const satisfies Readonly<Record<string, TrendingWindow>>
const MEDIA = {
  obrazy: 'image',
  filmy: 'video',
  dzwieki: 'audio',
  szablony: 'template',
} as const satisfies Readonly<Record<string, TrendingMedium>>

export type WindowWord = keyof typeof WINDOWS
export type MediumWord = keyof typeof MEDIA

/** The filters of the popular, as the address holds them: the last seven days of everything by default. */
export interface TrendingSearch {
  readonly okres?: WindowWord | undefined
  readonly rodzaj?: MediumWord | undefined
}

/** The same before it is read. */
export interface SaidTrendingSearch {
  readonly okres?: unknown
  readonly rodzaj?: unknown
}

/** Reads the address leniently: invalid values are left out. */
export function readTrendingSearch({ okres, rodzaj }: SaidTrendingSearch): TrendingSearch {
  return { okres: wordOf(WINDOWS, okres), rodzaj: wordOf(MEDIA, rodzaj) }
}

export function trendingWindow({ okres }: TrendingSearch): TrendingWindow {
  return okres === undefined ? 'week' : WINDOWS[okres]
}

export function trendingMedium({ rodzaj }: TrendingSearch): TrendingMedium | undefined {
  return rodzaj === undefined ? undefined : MEDIA[rodzaj]
}

function wordOf<Word extends string>(
  words: Readonly<Record<Word, unknown>>,
  said: unknown,
): Word | undefined {
  const isWord = (word: unknown): word is Word => typeof word === 'string' && Object.hasOwn(words, word)
  return isWord(said) ? said : undefined
}
