import type { Product } from './product.ts'

/** The collection credit packs are in; the affiliate banner links to it (specification part 1, section 2). */
export const CREDITS_COLLECTION = 'kredyty'

/** Credits of every new account (specification part 2, section 9). */
export const STARTING_CREDITS = 10

export interface CreditPack {
  readonly product: Product
  /** The pack's own name, without the amount; empty when it has none. */
  readonly name: string
  readonly credits: number
  /** In grosze before tax, not rounded: packs are compared by it. */
  readonly pricePerCredit: number
}

const CREDITS_IN_TITLE = /^(.*?)\s*[–—-]?\s*(\d[\d\s]*)\s*(?:kredyt|credit)/iu

/**
 * The number of a pack's credits, from its title ("Ognisko – 500 kredytów", "Campfire – 500 credits"); null for other
 * products.
 */
export function creditPackOf(product: Product): CreditPack | null {
  const [, name = '', digits = ''] = CREDITS_IN_TITLE.exec(product.title) ?? []
  const credits = Number(digits.replace(/\s/gu, ''))
  if (credits <= 0 || !Number.isSafeInteger(credits)) return null
  return { product, name, credits, pricePerCredit: product.priceRange.min.amount / credits }
}

/** The pack that gives the most for the money among those that can be bought; null when none can. */
export function bestValue(packs: readonly CreditPack[]): CreditPack | null {
  return packs
    .filter(({ product }) => product.availableForSale)
    .reduce<CreditPack | null>(
      (best, pack) => (best === null || pack.pricePerCredit < best.pricePerCredit ? pack : best),
      null,
    )
}
