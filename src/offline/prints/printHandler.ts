import type { IntentHandler } from '../outbox/handler.ts'
import { lazySender } from '../outbox/lazySender.ts'

export const printHandler: IntentHandler<never> = {
  sender: lazySender(
    { service: 'product-api', stores: [], manner: 'fifo' },
    async () => (await import('./sendPrints.ts')).sendPrints,
  ),
  isChange: true,
  // The line on this device stays as it is: it is sent again when it is ordered.
  discard: () => Promise.resolve(),
}
