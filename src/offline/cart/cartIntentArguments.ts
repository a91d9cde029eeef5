import type { CartItemRow } from './cartRows.ts'

/** All of the cart's intents have this entity: they are settled together, by the state of the whole cart. */
export const CART_ENTITY = 'cart'

/** The arguments of the cart's intents. The wanted quantity itself is in the cart's rows: these are for display. */
export interface CartIntentArguments {
  /** A line was added, changed or (quantity 0) removed. */
  'cart.line': {
    readonly itemId: string
    readonly key: string
    readonly title: string
    readonly quantity: number
    /** The removed line: discarding the removal restores it. */
    readonly removed?: CartItemRow
  }
  'cart.discount': { readonly code: string | null }
  'cart.buyer': { readonly email: string | null; readonly phone: string | null }
  /** The person has left this device and this cart: the cart's buyer is removed. The id is deleted after that. */
  'cart.leave': { readonly cartId: string }
  /** Not a person's change: the storefront's cart has to be read again. */
  'cart.sync': { readonly reason: CartSyncReason }
}

/** Why a cart is read again: never synced, maybe bought meanwhile, a response lost, or a change discarded under way. */
export type CartSyncReason = 'never-synced' | 'checkout-opened' | 'unknown-outcome' | 'discarded'
