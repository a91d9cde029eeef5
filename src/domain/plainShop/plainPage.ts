import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { CHECKOUT_ERROR_CODES, type CheckoutErrorCode } from '#domain/checkout/checkoutError.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'

/** What came of the last plain form of a cart. */
export const CART_NOTICES = [
  'added',
  'changed',
  /** The shop had fewer pieces than were asked for. */
  'fewer',
  'quantity',
  /** Not all of what a card asks for was written. */
  'words',
  'refused',
  'too-often',
  'unreachable',
] as const
export type CartNotice = (typeof CART_NOTICES)[number]

/** What came of the last plain form of a checkout. */
export type CheckoutNotice = CheckoutErrorCode | 'CHECKOUT_SAVED'

/** The search parameter in which a redirect says what came of a form. */
export const NOTICE_PARAMETER = 'wynik'

/** What a screen shows where no script runs, read by the server for one request. It is the caller's own: never cached. */
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
  /** Null for a token nobody was given. */
  readonly checkout: CheckoutView | null
  /** What its order brings as files; null before there is one. */
  readonly files: OrderFiles | null
  /** See `PLAIN_FIELDS`. */
  readonly attempt: string
  readonly notice: CheckoutNotice | null
}

/** The notice that an address carries; null for none, and for what is none. */
export function readCartNotice(search: URLSearchParams): CartNotice | null {
  const given = search.get(NOTICE_PARAMETER)
  return CART_NOTICES.find((notice) => notice === given) ?? null
}

/** The same for a checkout. */
export function readCheckoutNotice(search: URLSearchParams): CheckoutNotice | null {
  const given = search.get(NOTICE_PARAMETER)
  return [...CHECKOUT_ERROR_CODES, 'CHECKOUT_SAVED' as const].find((notice) => notice === given) ?? null
}
