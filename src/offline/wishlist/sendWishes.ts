import { syncWishes } from '#api/product/wishlistCalls.ts'
import type { IntentSender } from '../outbox/handler.ts'
import { currentOwner } from '../outbox/owner.ts'
import { syncFailed } from '../outbox/syncFailed.ts'
import { wishesOf } from './readWishlist.ts'
import { writeWishlistRow } from './wishlistRow.ts'

/** The account merges the sent favourites and answers with the whole: sending is idempotent, and saving is reading. */
export const sendWishes: IntentSender<never>['send'] = async (intents, { productApi }) => {
  try {
    // A new idempotency key each time: an earlier answer lacks other devices' later changes.
    const known = await syncWishes(await productApi(), wishesOf(intents))
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, { kind: 'done' }])),
      // Changes made while the answer was on its way are still in the outbox.
      writeBack: async (stores) =>
        writeWishlistRow(stores, { account: await currentOwner(stores), known, readAt: Date.now() }),
    }
  } catch (error) {
    return syncFailed(intents, error, 'wishlist.read')
  }
}
