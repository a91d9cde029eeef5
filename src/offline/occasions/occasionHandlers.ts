import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { lateSender } from '../outbox/lateSender.ts'
import { enqueueOccasionsRead } from './enqueueOccasions.ts'

const sender = lateSender(
  { service: 'product-api', stores: ['occasions'], manner: 'as-state' },
  async () => (await import('./sendOccasions.ts')).sendOccasions,
)

export const occasionSaveHandler: IntentHandler<'occasions'> = {
  sender,
  isChange: true,
  /** What the account has of it comes back with the next reading. */
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
