import { ApiError } from '#api/product/apiError.ts'
import { failureOf, isRefusal, retryAfterOf } from './failure.ts'
import type { Outcome, SendResult } from './handler.ts'
import type { IntentKind, IntentRow } from './intent.ts'

/**
 * The result of a sync without an answer, where changes are sent with the read of the whole: refused changes wait for a
 * person, the rest is retried. Throws errors that don't come from the product API.
 */
export function syncFailed(
  intents: readonly IntentRow[],
  error: unknown,
  reading: IntentKind,
): SendResult<never> {
  if (!(error instanceof ApiError)) throw error
  return {
    outcomes: new Map(intents.map((intent) => [intent.id, outcomeOf(intent, error, reading)])),
    writeBack: () => Promise.resolve(),
  }
}

function outcomeOf({ kind }: IntentRow, error: ApiError, reading: IntentKind): Outcome {
  const failure = failureOf(error)
  if (kind !== reading && isRefusal(error)) return { kind: 'parked', failure }
  // A read runs in the background: the next occasion retries it.
  if (kind === reading && failure.kind === 'broken') return { kind: 'done' }
  return { kind: 'retry', failure, retryAfterMs: retryAfterOf(error) }
}
