import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueueSync } from './enqueueCart.ts'
import { readCartState } from './cartState.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'

/**
 * Asks for the cart to be read again when there is a reason: it was never synced (specification part 1,
 * section 4), or it went to a checkout and may have been bought.
 */
export function renewCart(db: IskraDatabase): Promise<void> {
  return change(db, ['cartState', ...INTENT_STORES], async (stores) => {
    const { cartId, lastSync, checkout } = await readCartState(stores)
    if (cartId === null) return
    if (lastSync === null) await enqueueSync(stores, 'never-synced')
    if (checkout !== null) await enqueueSync(stores, 'checkout-opened')
  })
}
