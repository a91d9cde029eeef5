import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { variantId } from '#support/cart/goods.ts'
import type { CartCalls } from '#api/storefront/storefrontClient.ts'

/** Pieces in stock of the variant that isn't there without end. */
export const SCARCE_STOCK = 3
export const PLENTIFUL = [1, 2, 3] as const
export const SCARCE = 4
/** The storefront doesn't know it. */
export const UNKNOWN = 5

/** A storefront a schedule is run against. */
export interface ShopStorefront {
  readonly client: CartCalls
  /** The cart becomes an order. */
  complete(cartId: string): Promise<void>
  /** The storefront forgets the cart. */
  forget(cartId: string): Promise<void>
}

/** The storefront of `StorefrontModel`: quick, for thousands of schedules. */
export function modelStorefront(): ShopStorefront {
  const model = new StorefrontModel()
  for (const number of PLENTIFUL) model.addVariant(variantId(number), 1_000)
  model.addVariant(variantId(SCARCE), 1_000, SCARCE_STOCK)
  return {
    client: model,
    complete: (cartId) => Promise.resolve(void model.complete(cartId)),
    forget: (cartId) => Promise.resolve(model.forget(cartId)),
  }
}
