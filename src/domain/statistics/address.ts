import { ENGINE_ID, GENERATION_TYPES } from '#domain/generation/engines.ts'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { DEVICE_CLASSES, SOURCES } from '#domain/engagement/eventKinds.ts'
import { type Filter, FILTERS } from './metrics.ts'
import { readDay } from './days.ts'
import { orderedDays, type Preset, PRESETS, type Range } from './range.ts'
import { type Comparison, COMPARISONS } from './report.ts'

/** One value for each of some filters. */
export type FilterValues = Readonly<Partial<Record<Filter, string>>>

/** The scope of all figures of a screen. */
export interface Scope {
  readonly range: Range
  readonly comparison: Comparison
  readonly filters: FilterValues
}

export const DEFAULT_SCOPE: Scope = { range: '30-days', comparison: 'previous', filters: {} }

/** The search of an address as the router parses it: it may hold anything. */
export type RawSearch = Readonly<Record<string, unknown>>

const PRESET_KEYS: Readonly<Record<Preset, string>> = {
  today: 'dzis',
  '7-days': '7-dni',
  '30-days': '30-dni',
  '90-days': '90-dni',
  'this-month': 'ten-miesiac',
  'last-month': 'zeszly-miesiac',
  'this-year': 'ten-rok',
}

const COMPARISON_KEYS: Readonly<Record<Comparison, string>> = {
  none: 'brak',
  previous: 'poprzedni',
  year: 'rok',
}

/** The names of the filters in an address. */
export const FILTER_KEYS: Readonly<Record<Filter, string>> = {
  source: 'zrodlo',
  device: 'urzadzenie',
  affiliate: 'kod',
  offline: 'siec',
  engine: 'silnik',
  type: 'typ',
}

/** The values that a filter can have, where they are known beforehand. */
export const FILTER_VALUES = {
  source: SOURCES,
  device: DEVICE_CLASSES,
  offline: ['false', 'true'],
  type: GENERATION_TYPES,
} as const satisfies Readonly<Partial<Record<Filter, readonly string[]>>>

/** Words of an address for values that the router would read as another type than text. */
const VALUE_WORDS: Readonly<Partial<Record<Filter, Readonly<Record<string, string>>>>> = {
  offline: { false: 'jest', true: 'brak' },
}

const KNOWN_VALUES: Readonly<Partial<Record<Filter, readonly string[]>>> = FILTER_VALUES

/** A filter's value as it is asked for; null where a text can be none. */
export function readFilterValue(filter: Filter, text: string): string | null {
  if (filter === 'affiliate') return affiliateKeyOf(text)
  if (filter === 'engine') return ENGINE_ID.test(text) ? text : null
  return KNOWN_VALUES[filter]?.find((value) => value === text) ?? null
}

/** Reads an address leniently: invalid values are left out. */
export function readScope(search: RawSearch): Scope {
  const [from, to] = [dayIn(search['od']), dayIn(search['do'])]
  const filters: Partial<Record<Filter, string>> = {}
  for (const filter of FILTERS) {
    const value = readFilterValue(filter, unworded(filter, textIn(search[FILTER_KEYS[filter]])))
    if (value !== null) filters[filter] = value
  }
  return {
    range:
      from !== null && to !== null
        ? orderedDays(from, to)
        : (PRESETS.find((preset) => PRESET_KEYS[preset] === textIn(search['okres'])) ?? DEFAULT_SCOPE.range),
    comparison:
      COMPARISONS.find((comparison) => COMPARISON_KEYS[comparison] === textIn(search['porownanie'])) ??
      DEFAULT_SCOPE.comparison,
    filters,
  }
}

/** Writes a scope into an address: short, defaults left out. */
export function writeScope({
  range,
  comparison,
  filters,
}: Scope): Readonly<Record<string, string | undefined>> {
  const days = typeof range === 'string' ? null : range
  return {
    okres: typeof range === 'string' && range !== DEFAULT_SCOPE.range ? PRESET_KEYS[range] : undefined,
    od: days?.from,
    do: days?.to,
    porownanie: comparison === DEFAULT_SCOPE.comparison ? undefined : COMPARISON_KEYS[comparison],
    ...Object.fromEntries(FILTERS.map((filter) => [FILTER_KEYS[filter], worded(filter, filters[filter])])),
  }
}

function worded(filter: Filter, value: string | undefined): string | undefined {
  return value === undefined ? undefined : (VALUE_WORDS[filter]?.[value] ?? value)
}

function unworded(filter: Filter, word: string): string {
  const words = Object.entries(VALUE_WORDS[filter] ?? {})
  return words.find(([, known]) => known === word)?.[0] ?? word
}

function dayIn(value: unknown): string | null {
  return readDay(textIn(value))
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 80) : ''
}
