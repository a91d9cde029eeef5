import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { lazySender } from '../outbox/lazySender.ts'
import { enqueueOccasionsRead } from './enqueueOccasions.ts'

const sender = lazySender(
  { service: 'product-api', stores: ['occasions'], manner: 'latest' },
  async () => (await import('./sendOccasions.ts')).sendOccasions,
)

export const occasionSaveHandler: IntentHandler<'occasions'> = {
  sender,
  isChange: true,
  /** The account's version comes back with the next read. */
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'occasion.save')) return
    await stores.occasions.delete(intent.arguments.id)
    await enqueueOccasionsRead(stores)
  },
}

export const occasionsReadHandler: IntentHandler<'occasions'> = {
  sender,
  isChange: false,
  discard: () => Promise.resolve(),
}
