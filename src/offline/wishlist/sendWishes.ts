import { syncWishes } from '#api/product/wishlistCalls.ts'
import type { IntentSender } from '../outbox/handler.ts'
import { currentOwner } from '../outbox/owner.ts'
import { syncFailed } from '../outbox/syncFailed.ts'
import { wishesOf } from './readWishlist.ts'
import { writeWishlistRow } from './wishlistRow.ts'

/** The account merges what it gets and answers with the whole: sending twice changes nothing, and saving is reading. */
export const sendWishes: IntentSender<never>['send'] = async (intents, { productApi }) => {
  try {
    // A key of its own each time: what was answered before is no answer to what other devices did since.
    const known = await syncWishes(await productApi(), wishesOf(intents))
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, { kind: 'done' }])),
      // What was changed while the answer was on its way stands in the outbox still.
      writeBack: async (stores) =>
        writeWishlistRow(stores, { account: await currentOwner(stores), known, readAt: Date.now() }),
    }
  } catch (error) {
    return syncFailed(intents, error, 'wishlist.read')
  }
}
