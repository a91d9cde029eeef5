import { type Grosze, partOf } from '#domain/money.ts'

/** The worth of a discount code: `value` is a part per ten thousand, or an amount in grosze. */
export interface DiscountWorth {
  readonly kind: 'percent' | 'fixed'
  readonly value: number
}

/** The discount of a code on goods worth `goods`, without gift wrap: never more than their worth. */
export function discountOn({ kind, value }: DiscountWorth, goods: Grosze): Grosze {
  return Math.min(goods, kind === 'percent' ? partOf(goods, value) : value)
}

/** The discount of several codes. They don't add up: the largest one counts. */
export function bestDiscount(worths: readonly DiscountWorth[], goods: Grosze): Grosze {
  return Math.max(0, ...worths.map((worth) => discountOn(worth, goods)))
}
