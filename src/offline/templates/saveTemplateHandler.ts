import type { IntentHandler } from '../outbox/handler.ts'
import { lazySender } from '../outbox/lazySender.ts'

export const saveTemplateHandler: IntentHandler<'templateDrafts'> = {
  sender: lazySender(
    { service: 'product-api', stores: ['templateDrafts'], manner: 'fifo' },
    async () => (await import('./sendTemplates.ts')).sendTemplates,
  ),
  isChange: true,
  // The edited version stays on this device; the next change queues a save again.
  discard: () => Promise.resolve(),
}
