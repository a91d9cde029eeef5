import type { IntentSender, Outcome, SendContext } from './handler.ts'
import { type IntentKind, type IntentRow, isIntentOf } from './intent.ts'
import type { OutboxService } from './outboxServices.ts'

/** A sender for intents whose answer leaves nothing on this device: each is sent by itself, oldest first. */
export function sendEach<Kind extends IntentKind>(
  service: OutboxService,
  kind: Kind,
  send: (intent: IntentRow<Kind>, context: SendContext) => Promise<Outcome>,
): IntentSender<never> {
  return {
    service,
    stores: [],
    manner: 'fifo',
    async send(intents, context) {
      const outcomes = new Map<number, Outcome>()
      for (const intent of intents) {
        outcomes.set(intent.id, isIntentOf(intent, kind) ? await send(intent, context) : { kind: 'done' })
      }
      return { outcomes, writeBack: () => Promise.resolve() }
    },
  }
}
