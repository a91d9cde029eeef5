/** An amount in grosze (1/100 of the currency unit): always a safe integer, never a fraction. */
export type Grosze = number

/** An amount with the currency it is in. Amounts of different currencies are never added. */
export interface Money {
  readonly amount: Grosze
  readonly currencyCode: string
}

export const DEFAULT_CURRENCY = 'PLN'

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/

/**
 * Reads a decimal string as the storefront sends it ("12", "12.5", "12.50") into grosze.
 * A third and later decimal is rounded half up. Throws a RangeError for anything else.
 */
export function parseAmount(decimal: string): Grosze {
  const match = DECIMAL.exec(decimal)
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(decimal)}`)
  const [, sign, whole = '0', fraction = ''] = match
  const thousandths = Number(fraction.padEnd(3, '0').slice(0, 3))
  const grosze = Number(whole) * 100 + Math.floor((thousandths + 5) / 10)
  return sign === '-' && grosze !== 0 ? -grosze : grosze
}

/** Writes grosze as the decimal string of the storefront's `MoneyV2.amount`: 1250 → "12.50". */
export function formatAmount(grosze: Grosze): string {
  const absolute = Math.abs(grosze)
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
  return grosze < 0 ? `-${text}` : text
}

/** `rate` per ten thousand of an amount, rounded half up to whole grosze: `partOf(1000, 825)` is 8.25 %. */
export function partOf(amount: Grosze, rate: number): Grosze {
  return Math.floor((amount * rate + 5_000) / 10_000)
}
