import type { Wish } from '#domain/wishlist/wishes.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { WISHLIST_ENTITY } from './wishlistIntentArguments.ts'

/** Asks for all unsent changes to reach the account, inside the caller's transaction. */
export function enqueueWishes(stores: IntentStores, wishes: readonly Wish[]): Promise<void> {
  return enqueue(stores, {
    kind: 'wishlist.save',
    entity: WISHLIST_ENTITY,
    coalesceKey: 'wishlist.save',
    arguments: { wishes },
  })
}

/** Asks for the account's favourites to be read, inside the caller's transaction. */
export function enqueueWishlistRead(stores: IntentStores): Promise<void> {
  return enqueue(stores, {
    kind: 'wishlist.read',
    entity: WISHLIST_ENTITY,
    coalesceKey: 'wishlist.read',
    arguments: {},
  })
}
