import type { IntentHandler } from '../outbox/handler.ts'
import { lateSender } from '../outbox/lateSender.ts'

export const saveTemplateHandler: IntentHandler<'templateDrafts'> = {
  sender: lateSender(
    { service: 'product-api', stores: ['templateDrafts'], manner: 'in-order' },
    async () => (await import('./sendTemplates.ts')).sendTemplates,
  ),
  isChange: true,
  // What was edited stays on this device; the next change asks again.
  discard: () => Promise.resolve(),
}
