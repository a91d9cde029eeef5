import type { CartCalls } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { isRefusal } from '../outbox/failure.ts'

/**
 * Reads the storefront's cart. A refused id, for example a damaged one or another person's, is treated like an unknown
 * one: `isCartGone` is true of the error.
 */
export async function readRemoteCart(storefront: CartCalls, cartId: string): Promise<RemoteCart> {
  try {
    let isCopy = false
    const cart = await storefront.cart(cartId, { onCachedAnswer: () => void (isCopy = true) })
    if (!isCopy) return cart
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw new StorefrontError('SHOPIFY_CART_NOT_FOUND', error.message, {
      kind: 'refused',
      status: 404,
      cause: error,
    })
  }
  // This device's copy doesn't tell the cart's present state there.
  throw new StorefrontError('SHOPIFY_NETWORK_ERROR', 'the cart came from a copy', { kind: 'unreachable' })
}

/** Whether the storefront no longer knows the cart: forgotten, or become an order. */
export function isCartGone(error: unknown): boolean {
  return error instanceof StorefrontError && error.code === 'SHOPIFY_CART_NOT_FOUND'
}
