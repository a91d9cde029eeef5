import type { IntentHandler } from '../outbox/handler.ts'
import { lazySender } from '../outbox/lazySender.ts'

export const saveTemplateHandler: IntentHandler<'templateDrafts'> = {
  sender: lazySender(
    { service: 'product-api', stores: ['templateDrafts'], manner: 'fifo' },
    async () => (await import('./sendTemplates.ts')).sendTemplates,
  ),
  isChange: true,
  // What was edited stays on this device; the next change asks again.
  discard: () => Promise.resolve(),
}
