import { GIFT_WRAP_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { GIFT_WRAP_COST } from '#domain/cart/totals.ts'
import type { Grosze } from '#domain/money.ts'

/** The gift wrap's price for a line with these attributes: the storefront's own price doesn't include it. */
export function giftWrapCost(attributes: readonly LineAttribute[]): Grosze {
  const wrapped = attributes.some(({ key, value }) => key === GIFT_WRAP_ATTRIBUTE && value === '1')
  return wrapped ? GIFT_WRAP_COST : 0
}
