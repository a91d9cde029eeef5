import { mergeWishes } from '#domain/wishlist/wishes.ts'
import type { IntentStores } from '../outbox/enqueue.ts'
import { enqueueWishes, enqueueWishlistRead } from './enqueueWishes.ts'
import { readWishes } from './readWishlist.ts'
import { writeWishlistRow } from './wishlistRow.ts'

/**
 * After a sign-in: this device's own favourites join the account's, once, and the account's others are requested.
 * Inside the caller's transaction, in which the user already owns this device.
 */
export async function adoptWishlist(stores: IntentStores, user: string): Promise<void> {
  const { row, unsent } = await readWishes(stores)
  if (row.account !== user) {
    if (row.known.length > 0) await enqueueWishes(stores, mergeWishes(unsent, row.known))
    await writeWishlistRow(stores, { account: user, known: [], readAt: null })
  }
  await enqueueWishlistRead(stores)
}
