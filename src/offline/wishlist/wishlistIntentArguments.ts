import type { Wish } from '#domain/wishlist/wishes.ts'

/** The arguments of favourites' intents. */
export interface WishlistIntentArguments {
  /** Changes that have still to reach the account, each with its own time. */
  readonly 'wishlist.save': { readonly wishes: readonly Wish[] }
  /** Reads other devices' changes. */
  readonly 'wishlist.read': Readonly<Record<string, never>>
}

export const WISHLIST_ENTITY = 'wishlist'
