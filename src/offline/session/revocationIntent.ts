import { logOut } from '#api/product/authCalls.ts'
import { ApiError } from '#api/product/apiError.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { failureOf, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, Outcome, SendContext } from '../outbox/handler.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'

/** Asks for an ended session to end on the server too, inside the caller's transaction. */
export function enqueueRevocation(stores: IntentStores, revocation: string): Promise<void> {
  const name = `session:${revocation}`
  return enqueue(stores, {
    kind: 'session.revoke',
    entity: name,
    coalesceKey: name,
    arguments: { revocation },
  })
}

export const revocationHandler: IntentHandler<never> = {
  sender: {
    service: 'product-api',
    stores: [],
    manner: 'in-order',
    async send(intents, context) {
      const outcomes = new Map<number, Outcome>()
      for (const intent of intents) outcomes.set(intent.id, await revoke(intent, context))
      return { outcomes, writeBack: () => Promise.resolve() }
    },
  },
  isChange: false,
  discard: () => Promise.resolve(),
}

async function revoke(intent: IntentRow, { productApi }: SendContext): Promise<Outcome> {
  if (!isIntentOf(intent, 'session.revoke')) return { kind: 'done' }
  const { revocation } = intent.arguments
  try {
    await logOut(await productApi(), { revocation }, { idempotencyKey: intent.idempotencyKey })
    return { kind: 'done' }
  } catch (error) {
    // The server has looked at it and knows no such session: there is nothing left to end.
    if (error instanceof ApiError && error.kind === 'refused') return { kind: 'done' }
    return { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) }
  }
}
