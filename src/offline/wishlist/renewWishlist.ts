import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { adoptWishlist } from './adoptWishlist.ts'
import { readWishlistRow } from './wishlistRow.ts'

/** What other devices have changed is asked for at most this often (ms). */
const READ_EVERY_MS = 5_000

/**
 * Asks what other devices have changed, when somebody is signed in and it wasn't asked just now. Whoever was signed in
 * before favourites followed them to other devices brings theirs now.
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
