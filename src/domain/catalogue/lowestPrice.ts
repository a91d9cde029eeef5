import type { Grosze } from '../money.ts'

/** A price since a moment, epoch ms, until the next one. */
export interface PriceSince {
  readonly price: Grosze
  readonly since: number
}

/** How far back a reduction is compared (directive 98/6/EC, article 6a: at least 30 days). */
export const LOWEST_WITHIN_DAYS = 30
export const LOWEST_WITHIN_MS = LOWEST_WITHIN_DAYS * 24 * 3_600_000

/**
 * The lowest price of the 30 days before the present one began; reductions are shown against it. Null where no earlier
 * price is known. `history` in the order of time, its last the present price.
 */
export function lowestBefore(history: readonly PriceSince[]): Grosze | null {
  const present = history.at(-1)
  if (present === undefined) return null
  const begins = present.since - LOWEST_WITHIN_MS
  const earlier = history.slice(0, -1)
  // A price counts as long as it lasted: until the one after it.
  const counted = earlier.filter((_, place) => (history[place + 1]?.since ?? 0) > begins)
  return counted.length === 0 ? null : Math.min(...counted.map(({ price }) => price))
}
