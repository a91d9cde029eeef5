import { type Grosze, partOf } from '#domain/money.ts'

/** 8.25 % of the subtotal, per ten thousand (specification part 1, section 9). */
export const TAX_RATE = 825

/** The tax on an amount, in whole grosze. */
export function taxOn(amount: Grosze): Grosze {
  return partOf(amount, TAX_RATE)
}

/** What is paid for something of this price: the price and its tax. */
export function withTax(price: Grosze): Grosze {
  return price + taxOn(price)
}

/** The lowest price that at least `paid` is paid for. */
export function lowestPriceFor(paid: Grosze): Grosze {
  let price = Math.max(0, Math.floor((paid * 10_000) / (10_000 + TAX_RATE)) - 1)
  while (withTax(price) < paid) price += 1
  return price
}

/** The highest price that no more than `paid` is paid for. */
export function highestPriceFor(paid: Grosze): Grosze {
  return lowestPriceFor(paid + 1) - 1
}
