import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { remoteLineKey } from '#domain/cart/lineKey.ts'
import { saleTerms } from '#domain/cart/saleTerms.ts'
import { type StoreCost, storeCost } from '#domain/cart/storeCost.ts'
import { type CartLinePrice, type CartTotals, cartTotals } from '#domain/cart/totals.ts'
import { formatAmount } from '#domain/money.ts'

/** The sums of a storefront's cart: by the one rule of our own shop, or as the store elsewhere reports them. */
export function plainSums(
  cart: RemoteCart,
  { isOwnShop }: { readonly isOwnShop: boolean },
): {
  readonly items: readonly CartLinePrice[]
  readonly totals: CartTotals
  readonly cost: StoreCost | null
} {
  const lines = cart.lines.filter(({ quantity }) => quantity > 0)
  const priced = lines.map(({ quantity, variant }) => ({
    quantity,
    price: { amount: formatAmount(variant.price.amount), currencyCode: variant.price.currencyCode },
    ...saleTerms(variant),
  }))
  const keys = lines.map((line) => ({ key: remoteLineKey(line), quantity: line.quantity }))
  return {
    items: priced,
    totals: cartTotals(priced, cart.discounts ?? []),
    cost: isOwnShop ? null : storeCost(keys, cart),
  }
}
