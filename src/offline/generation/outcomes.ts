import { GeneratorError } from '#api/generators/generatorError.ts'
import { ApiError } from '#api/product/apiError.ts'
import { failureOf, retryAfterOf } from '../outbox/failure.ts'
import type { SendResult } from '../outbox/handler.ts'
import { type IntentKind, type IntentRow, isIntentOf } from '../outbox/intent.ts'

/** How sending ended, written into the generations. */
type GenerationResult = SendResult<'generations'>

/** Sends the one intent of its kind that an in-order sender is given. */
export async function sendOne<Kind extends IntentKind>(
  intents: readonly IntentRow[],
  kind: Kind,
  send: (intent: IntentRow<Kind>) => Promise<GenerationResult>,
): Promise<GenerationResult> {
  const intent = intents.find((one) => isIntentOf(one, kind))
  if (intent === undefined) return { outcomes: new Map(), writeBack: () => Promise.resolve() }
  return send(intent)
}

/** How the sending of one intent ended; `writeBack` runs in the transaction that settles it. */
export function done(
  intent: IntentRow,
  writeBack: GenerationResult['writeBack'] = () => Promise.resolve(),
): GenerationResult {
  return { outcomes: new Map([[intent.id, { kind: 'done' }]]), writeBack }
}

/** To be tried again. Throws what neither a generator nor the product API has said. */
export function again(intent: IntentRow, error: unknown): GenerationResult {
  if (!(error instanceof GeneratorError) && !(error instanceof ApiError)) throw error
  const outcome = { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) } as const
  return { outcomes: new Map([[intent.id, outcome]]), writeBack: () => Promise.resolve() }
}

/** Refused: a person has to decide. */
export function parked(intent: IntentRow, error: unknown): GenerationResult {
  const outcome = { kind: 'parked', failure: failureOf(error) } as const
  return { outcomes: new Map([[intent.id, outcome]]), writeBack: () => Promise.resolve() }
}

/** Whether the server knows nothing of it any more. */
export function isGone(error: unknown): boolean {
  return (error instanceof GeneratorError || error instanceof ApiError) && error.status === 404
}
