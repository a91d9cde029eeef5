import { ApiError } from '#api/product/apiError.ts'
import { askForRestock } from '#api/product/restockCalls.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentSender, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'

const each = sendEach('product-api', 'restock.ask', send)

/** Under the same key the server sends one letter, however often it is asked. */
export const sendRestock: IntentSender<never>['send'] = (intents, context) => each.send(intents, context)

async function send(intent: IntentRow<'restock.ask'>, { productApi }: SendContext): Promise<Outcome> {
  const { idempotencyKey } = intent
  const { title: _title, ...request } = intent.arguments
  try {
    const isAnonymous = request.email !== null
    await askForRestock(await productApi(), request, { idempotencyKey, isAnonymous })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error)) return { kind: 'parked', failure: failureOf(error) }
    return { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) }
  }
}
