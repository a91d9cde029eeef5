import { type Grosze, partOf } from '#domain/money.ts'

/** 8.25 % of the subtotal, per ten thousand (specification part 1, section 9). */
export const TAX_RATE = 825

/** The tax on an amount, in whole grosze. */
export function taxOn(amount: Grosze): Grosze {
  return partOf(amount, TAX_RATE)
}

/** The paid price: the price and its tax. */
export function withTax(price: Grosze): Grosze {
  return price + taxOn(price)
}
