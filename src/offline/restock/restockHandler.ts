import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { lateSender } from '../outbox/lateSender.ts'
import { unaskIn } from './asked.ts'

export const restockHandler: IntentHandler<never> = {
  sender: lateSender(
    { service: 'product-api', stores: [], manner: 'in-order' },
    async () => (await import('./sendRestock.ts')).sendRestock,
  ),
  isChange: true,
  async discard(stores, intent) {
    if (isIntentOf(intent, 'restock.ask')) await unaskIn(stores, intent.arguments.variantId)
  },
}
