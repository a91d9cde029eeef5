import { readSearchText } from '#domain/addresses/readSearchText.ts'
import { isRecord } from '#domain/readers.ts'
import { slugOf } from './foldPolish.ts'
import { GIFT_OCCASIONS, type GiftOccasion, type Recipient, RECIPIENTS } from './giftNames.ts'
import { readPriceRange, writePriceRange } from './priceRangeText.ts'
import { DIFFICULTIES, type Difficulty } from './product.ts'
import { CATALOGUE_SORTS, type CatalogueSort } from './sortProducts.ts'
import type { CatalogueQuestion } from './viewCatalogue.ts'

/**
 * The state of a list as its address holds it: flat and short, defaults left out, several values joined with a dot.
 * Example: `?kategoria=kartki.kubki&cena=20-100&ocena=4&sort=nazwa&strona=2`.
 */
export interface ShopSearch {
  q?: string | undefined
  /** For whom. */
  dla?: Recipient | undefined
  /** For which day. */
  okazja?: GiftOccasion | undefined
  kategoria?: string | undefined
  /** From–to in złoty: "20-100", "0-100", "20-". */
  cena?: string | undefined
  dostepne?: true | undefined
  ocena?: number | undefined
  trudnosc?: string | undefined
  sort?: Exclude<CatalogueSort, 'polecane'> | undefined
  /** How many pages of `SHOWN_PER_PAGE` are shown; 1 is left out. */
  strona?: number | undefined
}

/** Products shown at first, and added by each "Pokaż więcej": fills rows of 2, 3 and 4. */
export const SHOWN_PER_PAGE = 24
const MOST_PAGES = 100
const LONGEST_TEXT = 100
const MOST_VALUES = 20

/** Difficulties without Polish letters, as addresses have them. */
const DIFFICULTY_KEYS = new Map<string, Difficulty>(
  DIFFICULTIES.map((difficulty) => [slugOf(difficulty), difficulty]),
)

function readText(value: unknown): string | undefined {
  const text = readSearchText(value, LONGEST_TEXT)
  return text === undefined || text.trim() === '' ? undefined : text
}

/** The keys of several values that an address holds, in one order. */
export function readKeys(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const keys = parts
    .flatMap((part) =>
      typeof part === 'string' || typeof part === 'number' ? String(part).split(/[.,]/u) : [],
    )
    .map(slugOf)
    .filter((key) => key !== '')
  return [...new Set(keys)].toSorted().slice(0, MOST_VALUES)
}

/** Keys as an address holds them. */
export function joinKeys(keys: readonly string[]): string | undefined {
  return keys.length === 0 ? undefined : keys.join('.')
}

function readWhole(value: unknown, most: number): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const number = Math.floor(Number(value))
  return Number.isFinite(number) && number > 1 ? Math.min(number, most) : undefined
}

/** A rating in halves, 0.5 to 5. */
export function readRating(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return undefined
  return Math.min(Math.max(Math.round(number * 2) / 2, 0.5), 5)
}

function readYes(value: unknown): true | undefined {
  return value === true || value === 1 || value === '1' || value === 'true' || value === 'tak'
    ? true
    : undefined
}

/** One of a set, or nothing. */
const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (given: unknown): Value | undefined =>
    values.find((value) => value === given)

/** Reads any junk of an address into a sensible, canonical state; never throws. Reading twice changes nothing. */
export function readShopSearch(input: unknown): ShopSearch {
  const given = isRecord(input) ? input : {}
  return {
    q: readText(given['q']),
    dla: oneOf(RECIPIENTS)(given['dla']),
    okazja: oneOf(GIFT_OCCASIONS)(given['okazja']),
    kategoria: joinKeys(readKeys(given['kategoria'])),
    cena: writePriceRange(readPriceRange(given['cena'])),
    dostepne: readYes(given['dostepne']),
    ocena: readRating(given['ocena']),
    trudnosc: joinKeys(readKeys(given['trudnosc']).filter((key) => DIFFICULTY_KEYS.has(key))),
    sort: oneOf(CATALOGUE_SORTS.filter((sort) => sort !== 'polecane'))(given['sort']),
    strona: readWhole(given['strona'], MOST_PAGES),
  }
}

/** The question to the shop behind a list's state. */
export function questionOf(search: ShopSearch): CatalogueQuestion {
  const price = readPriceRange(search.cena)
  return {
    text: search.q ?? '',
    sort: search.sort ?? 'polecane',
    filters: {
      recipient: search.dla ?? null,
      occasion: search.okazja ?? null,
      categories: readKeys(search.kategoria),
      minPrice: price.min,
      maxPrice: price.max,
      availableOnly: search.dostepne === true,
      minRating: search.ocena ?? null,
      difficulties: readKeys(search.trudnosc).flatMap((key) => DIFFICULTY_KEYS.get(key) ?? []),
    },
  }
}
