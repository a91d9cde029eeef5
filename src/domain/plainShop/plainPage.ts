import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { CHECKOUT_ERROR_CODES, type CheckoutErrorCode } from '#domain/checkout/checkoutError.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'

/** The result of a cart's last plain form. */
export const CART_NOTICES = [
  'added',
  'changed',
  /** The shop had fewer pieces than were asked for. */
  'fewer',
  'quantity',
  /** A card's required words are incomplete. */
  'words',
  'refused',
  'too-often',
  'unreachable',
] as const
export type CartNotice = (typeof CART_NOTICES)[number]

/** The result of a checkout's last plain form. */
export type CheckoutNotice = CheckoutErrorCode | 'CHECKOUT_SAVED'

/** The search parameter of a redirect that carries a form's result. */
export const NOTICE_PARAMETER = 'wynik'

/**
 * The content of a screen where no script runs, read by the server for one request. It is the caller's own: never
 * cached.
 */
export type PlainPage = PlainCartPage | PlainCheckoutPage

export interface PlainCartPage {
  readonly kind: 'cart'
  /** With its words in the page's language; null when there is none yet. */
  readonly cart: RemoteCart | null
  /** Of this shop, or of the store elsewhere. */
  readonly checkoutAddress: string | null
  readonly isOwnShop: boolean
  readonly notice: CartNotice | null
}

export interface PlainCheckoutPage {
  readonly kind: 'checkout'
  readonly token: string
  /** Null for an unknown token. */
  readonly checkout: CheckoutView | null
  /** The files of its order; null before there is one. */
  readonly files: OrderFiles | null
  /** See `PLAIN_FIELDS`. */
  readonly attempt: string
  readonly notice: CheckoutNotice | null
}

/** The notice in an address; null for none, and for an unknown one. */
export function readCartNotice(search: URLSearchParams): CartNotice | null {
  const given = search.get(NOTICE_PARAMETER)
  return CART_NOTICES.find((notice) => notice === given) ?? null
}

/** The same for a checkout. */
export function readCheckoutNotice(search: URLSearchParams): CheckoutNotice | null {
  const given = search.get(NOTICE_PARAMETER)
  return [...CHECKOUT_ERROR_CODES, 'CHECKOUT_SAVED' as const].find((notice) => notice === given) ?? null
}
