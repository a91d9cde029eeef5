import type { IntentHandler } from '../outbox/handler.ts'
import { lateSender } from '../outbox/lateSender.ts'

export const printHandler: IntentHandler<never> = {
  sender: lateSender(
    { service: 'product-api', stores: [], manner: 'in-order' },
    async () => (await import('./sendPrints.ts')).sendPrints,
  ),
  isChange: true,
  // The line on this device stays as it is: it is sent again when it is ordered.
  discard: () => Promise.resolve(),
}
