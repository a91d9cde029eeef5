import { GeneratorError } from '#api/generators/generatorError.ts'
import { ApiError } from '#api/product/apiError.ts'
import type { StoreName } from '../deviceStores.ts'
import { failureOf, retryAfterOf } from './failure.ts'
import type { SendResult } from './handler.ts'
import { type IntentKind, type IntentRow, isIntentOf } from './intent.ts'

// The outcomes of senders that get one intent at a time.

/** Sends the one intent of its kind that an in-order sender gets. */
export async function sendOne<Kind extends IntentKind, Name extends StoreName>(
  intents: readonly IntentRow[],
  kind: Kind,
  send: (intent: IntentRow<Kind>) => Promise<SendResult<Name>>,
): Promise<SendResult<Name>> {
  const intent = intents.find((one) => isIntentOf(one, kind))
  if (intent === undefined) return { outcomes: new Map(), writeBack: nothing }
  return send(intent)
}

/** The outcome of sending one intent; `writeBack` runs in the transaction that settles it. */
export function done<Name extends StoreName = never>(
  intent: IntentRow,
  writeBack: SendResult<Name>['writeBack'] = nothing,
): SendResult<Name> {
  return { outcomes: new Map([[intent.id, { kind: 'done' }]]), writeBack }
}

/** Marks an intent for a retry. Throws errors that come neither from a generator nor from the product API. */
export function again(intent: IntentRow, error: unknown): SendResult<never> {
  if (!(error instanceof GeneratorError) && !(error instanceof ApiError)) throw error
  const outcome = { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) } as const
  return { outcomes: new Map([[intent.id, outcome]]), writeBack: nothing }
}

/** Refused: a person has to decide. */
export function parked(intent: IntentRow, error: unknown): SendResult<never> {
  const outcome = { kind: 'parked', failure: failureOf(error) } as const
  return { outcomes: new Map([[intent.id, outcome]]), writeBack: nothing }
}

/** Whether the server knows nothing of it any more. */
export function isGone(error: unknown): boolean {
  return (error instanceof GeneratorError || error instanceof ApiError) && error.status === 404
}

const nothing = () => Promise.resolve()
