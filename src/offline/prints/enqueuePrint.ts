import type { CartItemRow } from '../cart/cartRows.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import type { Stores } from '../stores.ts'
import { printEntity } from './printIntentArguments.ts'

/**
 * Queues the upload of a line's picture, inside the caller's transaction: its checkout is being opened. Until then it
 * stays on this device, for guests and users alike.
 */
export async function enqueuePrint(
  stores: IntentStores & Stores<'printFiles'>,
  { id, handle, title, print }: Pick<CartItemRow, 'id' | 'handle' | 'title' | 'print'>,
): Promise<void> {
  if (print === undefined) return
  const { picture, isTurned } = print
  const file = await stores.printFiles.get(picture.fileId)
  const entity = printEntity(id)
  await enqueue(stores, {
    kind: 'print.save',
    entity,
    coalesceKey: entity,
    arguments: {
      title,
      body: {
        cart_item_id: id,
        handle,
        file_id: picture.fileId,
        mime_type: file?.mimeType ?? '',
        is_turned: isTurned,
        placement: picture.placement,
      },
    },
  })
}
