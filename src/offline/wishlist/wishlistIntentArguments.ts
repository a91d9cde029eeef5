import type { Wish } from '#domain/wishlist/wishes.ts'

/** What the intents of favourites carry. */
export interface WishlistIntentArguments {
  /** Changes that have still to reach the account, each with its own time. */
  readonly 'wishlist.save': { readonly wishes: readonly Wish[] }
  /** Asks what other devices have changed. */
  readonly 'wishlist.read': Readonly<Record<string, never>>
}

export const WISHLIST_ENTITY = 'wishlist'
