import { ApiError } from '#api/product/apiError.ts'
import { GeneratorError } from '#api/generators/generatorError.ts'
import { GENERATOR_OF } from '#domain/generation/engines.ts'
import type { Generation } from '#domain/generation/generation.ts'
import type { StartAnswer } from '#domain/generation/generatorContract.ts'
import { change } from '../change.ts'
import type { IntentHandler, SendContext, SendResult } from '../outbox/handler.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { again, done, sendOne } from '../outbox/outcomes.ts'
import { endRow } from './endRow.ts'
import { findByRefCode } from './findByRefCode.ts'
import { enqueueCancel, enqueuePoll, type GenerationStores } from './enqueueGeneration.ts'
import type { GenerationRow } from './generationRow.ts'
import { MAY_WAIT_MS, pollIn } from './pollPace.ts'
import { takeGeneration, takeId } from './takeAnswer.ts'
import type { Stores } from '../stores.ts'

/** A yes to a price is good for this long (ms): a start that comes later asks again before it spends. */
const YES_GOOD_FOR_MS = 120_000

/** Starts what a click asked for. The same refCode costs once, however often it is sent. */
export const startHandler: IntentHandler<'generations'> = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) => sendOne(intents, 'generation.start', (intent) => sendStart(intent, context)),
  },
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'generation.start')) return
    const row = await stores.generations.get(intent.arguments.refCode)
    if (row?.status !== 'pending') return
    if (row.wasSent) await enqueueCancel(stores, row)
    await stores.generations.delete(row.refCode)
  },
}

async function sendStart(
  intent: IntentRow<'generation.start'>,
  context: SendContext,
): Promise<SendResult<'generations'>> {
  const { db } = context
  const { refCode } = intent.arguments
  const row = await db.generations.get(refCode)
  if (row?.status !== 'pending' || row.asks) return done(intent)
  try {
    if (isYesOld(row)) {
      // Nobody looks at this price any more. Only the server knows whether an earlier sending has arrived.
      const found = row.wasSent ? await findByRefCode(await context.productApi(), refCode) : null
      return done(intent, (stores) => (found === null ? askAgain(stores, refCode) : takeFound(stores, found)))
    }
    const generators = await context.generators()
    await noteSent(context, refCode)
    const { type, prompt, engine, options, usage } = row
    const request = { prompt, engine, options, refCode, credits: usage.credits }
    const answer = await generators.start(type, request, { mayWaitMs: MAY_WAIT_MS })
    return done(intent, (stores) => takeStart(stores, refCode, answer))
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_PRICE_CHANGED') {
      return done(intent, (stores) => askAgain(stores, refCode, error))
    }
    if (isNo(error)) return done(intent, (stores) => failStart(stores, refCode, error))
    return again(intent, error)
  }
}

function isYesOld({ confirmedAt }: GenerationRow): boolean {
  const age = Date.now() - confirmedAt
  // A time ahead comes from a clock that was set back.
  return age > YES_GOOD_FOR_MS || age < 0
}

/** From here on the server may know of it, whatever becomes of the answer. */
function noteSent({ db, lease }: SendContext, refCode: string): Promise<void> {
  return change(db, ['generations', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await stores.generations.update(refCode, { wasSent: true })
  })
}

/** Whether the server has said that nothing was started, and will say so again. A session that ran out may come back. */
function isNo(error: unknown): error is GeneratorError | ApiError {
  if (error instanceof ApiError) return error.kind === 'refused' && error.status !== 401
  if (!(error instanceof GeneratorError)) return false
  return ENDINGS.has(error.code) || (error.kind === 'refused' && error.status !== 401)
}

/** Busy by their status, but nothing that a pause would help. */
const ENDINGS: ReadonlySet<string> = new Set(['GENERATOR_CONFIG_ERROR', 'GENERATOR_UNAVAILABLE'])

/** Acknowledged: it is processing and its credits are reserved (specification part 2, section 4). */
async function takeStart(stores: GenerationStores, refCode: string, answer: StartAnswer): Promise<void> {
  const known = await stores.generations.get(refCode)
  if (known === undefined) return
  const row = await takeId(stores, known, answer.id)
  // Cancelled while it was on its way: the cancel that waits needed only to know which one it is.
  if (row.status !== 'pending') return
  const { credits, refund, queuePosition, estimatedTime } = answer
  const started: GenerationRow = {
    ...row,
    status: 'processing',
    queuePosition,
    estimatedTime,
    usage: { credits, processingTime: null },
    refund,
    error: null,
    checkedAt: Date.now(),
  }
  await stores.generations.put(started)
  await enqueuePoll(stores, GENERATOR_OF[row.type], pollIn([started]))
}

async function takeFound(stores: GenerationStores, found: Generation): Promise<void> {
  const { usage, refCode } = found
  await takeStart(stores, refCode, { ...found, credits: usage.credits })
  await takeGeneration(stores, found, false)
}

async function askAgain(
  stores: Stores<'generations'>,
  refCode: string,
  error?: GeneratorError,
): Promise<void> {
  const row = await stores.generations.get(refCode)
  if (row?.status !== 'pending') return
  const reason = error === undefined ? null : { code: error.code, message: error.message, reason: null }
  const credits = error?.credits ?? row.usage.credits
  await stores.generations.update(refCode, {
    asks: true,
    error: reason,
    usage: { ...row.usage, credits },
    refund: credits,
  })
}

async function failStart(
  stores: GenerationStores,
  refCode: string,
  error: GeneratorError | ApiError,
): Promise<void> {
  const row = await stores.generations.get(refCode)
  if (row?.status !== 'pending') return
  const { code, message } = error
  await endRow(stores, row, {
    status: 'failed',
    error: { code: 'GENERATION_START_FAILED', message, reason: code },
  })
}
