import { DEFAULT_CURRENCY, type Grosze, parseAmount, partOf } from '#domain/money.ts'
import type { CartItem } from './cartItem.ts'

/** 8.25 % of the subtotal, per ten thousand (specification part 1, section 9). */
export const TAX_RATE = 825
export const SHIPPING_COST: Grosze = 599
export const FREE_SHIPPING_FROM: Grosze = 5_000
/** For each wrapped line, however many pieces it holds. */
export const GIFT_WRAP_COST: Grosze = 1_000

/** The sums of a cart in grosze, all of one currency. Specification part 1, sections 3 and 9. */
export interface CartTotals {
  readonly subtotal: Grosze
  readonly tax: Grosze
  readonly shipping: Grosze
  readonly total: Grosze
  /** Pieces, not lines. */
  readonly itemCount: number
  readonly currencyCode: string
}

type PricedLine = Pick<CartItem, 'quantity' | 'price' | 'personalization'>

/** What a line costs: its pieces and its gift wrap. */
export function lineTotal(line: PricedLine): Grosze {
  const wrap = line.personalization?.giftWrap === true ? GIFT_WRAP_COST : 0
  return parseAmount(line.price.amount) * line.quantity + wrap
}

/** What shipping costs for goods worth `subtotal`. A cart without lines ships nothing: see `cartTotals`. */
export function shippingFor(subtotal: Grosze): Grosze {
  return subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_COST
}

/** The tax on an amount. */
export function taxOn(amount: Grosze): Grosze {
  return partOf(amount, TAX_RATE)
}

/** Sums a cart exactly. Throws a RangeError when its lines are of different currencies. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const currencyCode = lines[0]?.price.currencyCode ?? DEFAULT_CURRENCY
  let subtotal = 0
  let itemCount = 0
  for (const line of lines) {
    if (line.price.currencyCode !== currencyCode) {
      throw new RangeError(`cannot add ${line.price.currencyCode} to ${currencyCode}`)
    }
    subtotal += lineTotal(line)
    itemCount += line.quantity
  }
  const tax = taxOn(subtotal)
  const shipping = lines.length === 0 ? 0 : shippingFor(subtotal)
  return { subtotal, tax, shipping, total: subtotal + tax + shipping, itemCount, currencyCode }
}
