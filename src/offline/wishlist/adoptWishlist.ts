import { mergeWishes } from '#domain/wishlist/wishes.ts'
import type { IntentStores } from '../outbox/enqueue.ts'
import { enqueueWishes, enqueueWishlistRead } from './enqueueWishes.ts'
import { readWishes } from './readWishlist.ts'
import { writeWishlistRow } from './wishlistRow.ts'

/**
 * Somebody is signed in: what stands on this device alone joins their account's favourites, once, and the account is
 * asked for the rest. Inside the caller's transaction, in which they own this device already.
 */
export async function adoptWishlist(stores: IntentStores, user: string): Promise<void> {
  const { row, unsent } = await readWishes(stores)
  if (row.account !== user) {
    if (row.known.length > 0) await enqueueWishes(stores, mergeWishes(unsent, row.known))
    await writeWishlistRow(stores, { account: user, known: [], readAt: null })
  }
  await enqueueWishlistRead(stores)
}
