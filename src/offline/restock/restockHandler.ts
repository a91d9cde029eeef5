import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { lazySender } from '../outbox/lazySender.ts'
import { unaskIn } from './asked.ts'

export const restockHandler: IntentHandler<never> = {
  sender: lazySender(
    { service: 'product-api', stores: [], manner: 'fifo' },
    async () => (await import('./sendRestock.ts')).sendRestock,
  ),
  isChange: true,
  async discard(stores, intent) {
    if (isIntentOf(intent, 'restock.ask')) await unaskIn(stores, intent.arguments.variantId)
  },
}
