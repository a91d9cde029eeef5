import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { adoptWishlist } from './adoptWishlist.ts'
import { readWishlistRow } from './wishlistRow.ts'

/** Other devices' changes are read at most this often (ms). */
const READ_EVERY_MS = 5_000

/**
 * Reads other devices' changes, when a user is signed in and they weren't read just now. A user signed in since before
 * favourites were synced sends theirs now.
 */
export function renewWishlist(db: IskraDatabase): Promise<void> {
  return change(db, INTENT_STORES, async (stores) => {
    const owner = await currentOwner(stores)
    if (isGuest(owner)) return
    const { account, readAt } = await readWishlistRow(stores)
    const now = Date.now()
    // A time ahead comes from a clock that was set back.
    const isFresh = account === owner && readAt !== null && readAt > now - READ_EVERY_MS && readAt <= now
    if (!isFresh) await adoptWishlist(stores, owner)
  })
}
