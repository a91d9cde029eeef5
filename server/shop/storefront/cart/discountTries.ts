import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import type { CartUserError } from './cartAnswer.ts'

/** Each code that is tried at a cart or a checkout. */
const DISCOUNT_CODE_FROM_ADDRESS = defineLimit('discount code from address', 60, 'hour')

/** What Shopify lets a cart hold. */
const MOST_CODES = 5

/** Refuses more codes than a cart can hold. */
export function checkCodeCount(
  codes: readonly string[] | null | undefined,
  field: readonly string[],
): CartUserError[] {
  if ((codes ?? []).length <= MOST_CODES) return []
  return [{ code: 'INVALID', field, message: `A cart can't hold more than ${MOST_CODES} discount codes.` }]
}

/**
 * Counts discount codes that somebody tries, by their network address: whether one is good is worth guessing. Tells for
 * how many seconds they have to wait, null when they may go on. Not for inside of a transaction.
 */
export async function countDiscountTries(
  context: ServerContext,
  caller: string,
  codes: readonly string[],
): Promise<number | null> {
  try {
    // No more than can be taken, so that a long list costs no more than a short one.
    for (const _ of codes.slice(0, MOST_CODES)) await throttle(context, DISCOUNT_CODE_FROM_ADDRESS, caller)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.details.retryAfter ?? 60
    throw error
  }
}
