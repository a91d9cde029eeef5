import { PRICE_MOST } from '#domain/credits/prices.ts'

/** The typed price: whole credits from 0 to PRICE_MOST, or null for anything else. */
export function typedPrice(text: string): number | null {
  const digits = text.trim()
  if (!/^\d{1,6}$/u.test(digits)) return null
  const credits = Number(digits)
  return credits <= PRICE_MOST ? credits : null
}
