import { ApiError } from '#api/product/apiError.ts'
import { savePersonalization } from '#api/product/giftCalls.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'

/** The server puts a gift in the place of the one before it: sending twice changes nothing. */
export const giftHandler: IntentHandler<never> = {
  sender: sendEach('product-api', 'personalization.save', save),
  isChange: true,
  // The line on this device stays as it is: it is sent again when it is ordered.
  discard: () => Promise.resolve(),
}

async function save(
  intent: IntentRow<'personalization.save'>,
  { productApi }: SendContext,
): Promise<Outcome> {
  const { idempotencyKey } = intent
  const { body, isOrdered: isAnonymous } = intent.arguments
  try {
    await savePersonalization(await productApi(), body, { idempotencyKey, isAnonymous })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error)) return { kind: 'parked', failure: failureOf(error) }
    return { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) }
  }
}
