import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { CartItemRow } from '../cart/cartRows.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { giftEntity } from './giftIntentArguments.ts'

type GiftRow = Pick<CartItemRow, 'id' | 'productId' | 'handle' | 'title' | 'personalization'>

/**
 * Asks for the gift of a line to reach the server, inside the caller's transaction. A guest's stays on this device
 * (specification part 1, section 6) until it is ordered: `isOrdered` says that its checkout is being opened.
 */
export async function enqueueGift(
  stores: IntentStores,
  row: GiftRow,
  { isOrdered = false }: { readonly isOrdered?: boolean } = {},
): Promise<void> {
  const { personalization } = row
  if (personalization === undefined) return
  if (!isOrdered && isGuest(await currentOwner(stores))) return
  const entity = giftEntity(row.id)
  await enqueue(stores, {
    kind: 'personalization.save',
    entity,
    coalesceKey: entity,
    arguments: { body: personalizationBody(row, personalization), title: row.title, isOrdered },
  })
}
