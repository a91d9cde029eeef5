import { ApiError } from '#api/product/apiError.ts'
import { askForRestock } from '#api/product/restockCalls.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, Outcome, SendContext } from '../outbox/handler.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'
import { unaskIn } from './asked.ts'

/** Under the same key the server sends one letter, however often it is asked. */
export const restockHandler: IntentHandler<never> = {
  sender: sendEach('product-api', 'restock.ask', send),
  isChange: true,
  async discard(stores, intent) {
    if (isIntentOf(intent, 'restock.ask')) await unaskIn(stores, intent.arguments.variantId)
  },
}

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
