import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { giftWrapCost } from '#domain/checkout/giftWrap.ts'
import { orderCredits } from '#domain/credits/orderCredits.ts'
import { MOST_ORDER_CREDITS } from '#domain/credits/packSku.ts'
import type { Grosze } from '#domain/money.ts'

/** Goods of one order: with tax and delivery its sums stay well within the columns that keep them. */
const MOST_ORDER_VALUE: Grosze = 1_000_000_000

interface OrderedLine {
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
  readonly variant: { readonly price: Grosze; readonly sku: string | null }
}

/** Whether these lines are worth, or bring in credits, more than one order can. */
export function isTooLargeToOrder(lines: readonly OrderedLine[]): boolean {
  const value = lines.reduce(
    (sum, { quantity, attributes, variant }) => sum + quantity * variant.price + giftWrapCost(attributes),
    0,
  )
  const credits = orderCredits(lines.map(({ quantity, variant }) => ({ quantity, sku: variant.sku })))
  return value > MOST_ORDER_VALUE || credits > MOST_ORDER_CREDITS
}
