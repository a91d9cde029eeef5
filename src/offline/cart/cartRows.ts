import type { CartItem } from '#domain/cart/cartItem.ts'
import type { CartNotice } from '#domain/cart/cartNotice.ts'
import type { OpenedCheckout } from '#domain/cart/goneCart.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'

/** A cart line as it is kept on this device. */
export interface CartItemRow extends CartItem {
  /** Its identity towards the storefront's cart, see `lineKey`. */
  readonly key: string
  /** Its place in the cart, the lowest first. */
  readonly position: number
}

/** The line without its storage fields. */
export function cartItemOf({ key: _key, position: _position, ...item }: CartItemRow): CartItem {
  return item
}

export interface CartDiscountCode {
  readonly code: string
  /** Null until the storefront has said. */
  readonly applicable: boolean | null
}

export interface CartError {
  readonly code: string
  readonly message: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Everything of the cart that isn't a line: one row. Times are milliseconds since the epoch. */
export interface CartStateRow {
  readonly id: 'cart'
  readonly cartId: string | null
  readonly checkoutUrl: string | null
  readonly lastSync: number | null
  /** The storefront's cart as it was last acknowledged. */
  readonly remote: RemoteCart | null
  /** Set before a change is sent, cleared when its answer is written back: null means no sender is at work. */
  readonly sendingSince: number | null
  /** A change was sent and its outcome isn't known: the storefront has to be asked first. */
  readonly outcomeUnknown: boolean
  readonly discountCodes: readonly CartDiscountCode[]
  readonly buyer: { readonly email: string | null; readonly phone: string | null }
  readonly checkout: OpenedCheckout | null
  readonly error: CartError | null
  readonly notices: readonly CartNotice[]
  /** Removals that may still be undone, the oldest first. */
  readonly openRemovals: readonly string[]
}

export const EMPTY_CART_STATE: CartStateRow = {
  id: 'cart',
  cartId: null,
  checkoutUrl: null,
  lastSync: null,
  remote: null,
  sendingSince: null,
  outcomeUnknown: false,
  discountCodes: [],
  buyer: { email: null, phone: null },
  checkout: null,
  error: null,
  notices: [],
  openRemovals: [],
}
