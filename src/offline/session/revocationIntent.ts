import { logOut } from '#api/product/authCalls.ts'
import { ApiError } from '#api/product/apiError.ts'
import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { failureOf, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'

/** Queues the end of a session on the server, inside the caller's transaction. */
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
  sender: sendEach('product-api', 'session.revoke', revoke),
  isChange: false,
  discard: () => Promise.resolve(),
}

async function revoke(intent: IntentRow<'session.revoke'>, { productApi }: SendContext): Promise<Outcome> {
  const { revocation } = intent.arguments
  try {
    await logOut(await productApi(), { revocation }, { idempotencyKey: intent.idempotencyKey })
    return { kind: 'done' }
  } catch (error) {
    // The server knows no such session: there is nothing left to end.
    if (error instanceof ApiError && error.kind === 'refused') return { kind: 'done' }
    return { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) }
  }
}
