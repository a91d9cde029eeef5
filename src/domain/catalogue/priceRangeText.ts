import { formatAmount, type Grosze, parseAmount } from '#domain/money.ts'

export interface PriceRange {
  readonly min: Grosze | null
  readonly max: Grosze | null
}

const NO_RANGE: PriceRange = { min: null, max: null }
const RANGE = /^(\d{1,7}(?:[.,]\d{1,2})?)-(\d{1,7}(?:[.,]\d{1,2})?)?$/u

/**
 * Reads "20-100", "19,99-50" or "20-" (złoty) into grosze, and its two ends as a form sends them (`cena=20&cena=`);
 * anything else, and an empty range, is no range.
 */
export function readPriceRange(value: unknown): PriceRange {
  const text = isPair(value) ? `${value[0] === '' ? 0 : String(value[0])}-${String(value[1])}` : value
  const match = typeof text === 'string' ? RANGE.exec(text.replace(/\s/gu, '')) : null
  if (match === null) return NO_RANGE
  const [, from = '', to] = match
  const min = parseAmount(from.replace(',', '.'))
  const max = to === undefined ? null : parseAmount(to.replace(',', '.'))
  if (max === 0 || (max !== null && max < min)) return NO_RANGE
  return { min: min === 0 ? null : min, max }
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2
}

/** Writes a range as `readPriceRange` reads it; no range is nothing. */
export function writePriceRange({ min, max }: PriceRange): string | undefined {
  if ((min === null || min === 0) && max === null) return undefined
  return `${inZloty(min ?? 0)}-${max === null ? '' : inZloty(max)}`
}

function inZloty(grosze: Grosze): string {
  return grosze % 100 === 0 ? String(grosze / 100) : formatAmount(grosze)
}
