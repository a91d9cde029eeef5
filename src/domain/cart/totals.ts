import type { PricedLine } from '#domain/checkout/lineSums.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import type { CheckoutTotals } from '#domain/checkout/totalsSchema.ts'
import { DEFAULT_CURRENCY, type Grosze, parseAmount } from '#domain/money.ts'
import type { CartItem } from './cartItem.ts'
import { bestDiscount, type DiscountWorth } from './discount.ts'

/** For each wrapped line, however many pieces it holds. */
export const GIFT_WRAP_COST: Grosze = 1_000

/** The sums of a cart in grosze, all of one currency. Specification part 1, sections 3 and 9. */
export interface CartTotals extends CheckoutTotals {
  /** Pieces, not lines. */
  readonly itemCount: number
  /** Whether any line needs delivery. A line that this device doesn't know is taken to. */
  readonly needsDelivery: boolean
}

/** As much of a line as its price needs. */
export type CartLinePrice = Pick<CartItem, 'quantity' | 'price' | 'personalization' | 'terms'>

/** The cost of a line: its pieces and its gift wrap. */
export function lineTotal(line: CartLinePrice): Grosze {
  return goodsTotal(line) + wrapCost(line)
}

/** A line as its sums are made of it (`lineSums`). */
export function pricedLine(line: CartLinePrice): PricedLine {
  return { quantity: line.quantity, unitPrice: parseAmount(line.price.amount), total: lineTotal(line) }
}

function goodsTotal({ price, quantity }: CartLinePrice): Grosze {
  return parseAmount(price.amount) * quantity
}

function wrapCost({ personalization }: CartLinePrice): Grosze {
  return personalization?.giftWrap === true ? GIFT_WRAP_COST : 0
}

/**
 * Sums a cart exactly, as its checkout will with the standard delivery. `discounts` are the worths of the applied
 * codes. Throws a RangeError when its lines have different currencies.
 */
export function cartTotals(
  lines: readonly CartLinePrice[],
  discounts: readonly DiscountWorth[] = [],
): CartTotals {
  const currencyCode = lines[0]?.price.currencyCode ?? DEFAULT_CURRENCY
  let goods = 0
  let wraps = 0
  let itemCount = 0
  for (const line of lines) {
    if (line.price.currencyCode !== currencyCode) {
      throw new RangeError(`cannot add ${line.price.currencyCode} to ${currencyCode}`)
    }
    goods += goodsTotal(line)
    wraps += wrapCost(line)
    itemCount += line.quantity
  }
  const needsDelivery = lines.some(({ terms }) => terms?.requiresShipping !== false)
  const totals = checkoutTotals({
    subtotal: goods + wraps,
    discount: bestDiscount(discounts, goods),
    shippingMethod: 'standard',
    needsDelivery,
    currencyCode,
  })
  return { ...totals, itemCount, needsDelivery }
}
