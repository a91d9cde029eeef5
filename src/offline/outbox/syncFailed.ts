import { ApiError } from '#api/product/apiError.ts'
import { failureOf, isRefusal, retryAfterOf } from './failure.ts'
import type { Outcome, SendResult } from './handler.ts'
import type { IntentKind, IntentRow } from './intent.ts'

/**
 * How it ended where changes travel with the reading of the whole, and no answer came: refused changes wait for a
 * person, the rest is tried again. Throws what the product API hasn't said.
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
  // Nobody waits for a reading: the next occasion asks again.
  if (kind === reading && failure.kind === 'broken') return { kind: 'done' }
  return { kind: 'retry', failure, retryAfterMs: retryAfterOf(error) }
}
