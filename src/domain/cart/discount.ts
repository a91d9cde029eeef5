import { type Grosze, partOf } from '#domain/money.ts'

/** What a discount code promises: `value` is a part per ten thousand, or an amount in grosze. */
export interface DiscountWorth {
  readonly kind: 'percent' | 'fixed'
  readonly value: number
}

/** What a code takes off goods worth `goods`, gift wrap not counted: never more than they are. */
export function discountOn({ kind, value }: DiscountWorth, goods: Grosze): Grosze {
  return Math.min(goods, kind === 'percent' ? partOf(goods, value) : value)
}

/** What codes take off together. They don't add up: the one that takes off most counts. */
export function bestDiscount(worths: readonly DiscountWorth[], goods: Grosze): Grosze {
  return Math.max(0, ...worths.map((worth) => discountOn(worth, goods)))
}
