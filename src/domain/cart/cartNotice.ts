import type { CartItem } from './cartItem.ts'

/** A line taken out of the cart, with everything needed to put it back in its place. */
export interface RemovedItem {
  /** Names this removal, so that undoing it twice restores it once. */
  readonly removalId: string
  readonly item: CartItem
  /** Its place in the cart, the lowest first. */
  readonly position: number
}

interface NoticeBase {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Something the storefront decided about the cart, that a person has to know of. The screen words it. */
export type CartNotice = NoticeBase &
  (
    | {
        readonly kind: 'quantity-changed'
        readonly title: string
        readonly from: number
        readonly to: number
      }
    | { readonly kind: 'sold-out'; readonly title: string; readonly quantity: number }
    | {
        readonly kind: 'price-changed'
        readonly title: string
        /** The storefront's decimal strings. */
        readonly from: string
        readonly to: string
        readonly currencyCode: string
      }
    /** The cart became an order; `removed` brings its lines back (undo). */
    | {
        readonly kind: 'order-completed'
        readonly removed: readonly RemovedItem[]
        readonly linesLeft: number
      }
    /** The storefront had forgotten the cart; it was made anew with the same lines. */
    | { readonly kind: 'cart-rebuilt' }
  )
