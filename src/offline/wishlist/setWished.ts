import { timeOfChoice } from '#domain/account/choiceTimes.ts'
import { mergeWishes, wishedHandles } from '#domain/wishlist/wishes.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueWishes } from './enqueueWishes.ts'
import { readWishes } from './readWishlist.ts'
import { writeWishlistRow } from './wishlistRow.ts'

/**
 * Puts products on the list or takes them off. A guest's list stays on this device, and removed ones are deleted; an
 * account's change waits in the outbox. One transaction; rejects with an `OfflineError`; then nothing has changed.
 */
export async function setWished(
  db: IskraDatabase,
  handles: readonly string[],
  isWished: boolean,
): Promise<void> {
  await change(db, INTENT_STORES, async (stores) => {
    const owner = await currentOwner(stores)
    const { wishes, unsent, row } = await readWishes(stores)
    const there = new Set(wishedHandles(wishes))
    // Later than all known changes, whatever the clock says: the last added one comes first.
    const at = timeOfChoice(wishes[0], Date.now())
    const made = handles
      .filter((handle) => isWished || there.has(handle))
      .map((handle) => ({ handle, is_wished: isWished, changed_at: at }))
    if (made.length === 0) return
    if (isGuest(owner)) {
      const after = mergeWishes(wishes, made).filter((wish) => wish.is_wished)
      await writeWishlistRow(stores, { ...row, known: after })
    } else await enqueueWishes(stores, mergeWishes(unsent, made))
  })
  announceOutboxChange()
}
