import { GeneratorError } from '#api/generators/generatorError.ts'
import type { Generators } from '#api/generators/generators.ts'
import { GENERATOR_OF, type GeneratorName } from '#domain/generation/engines.ts'
import type { Generation, GenerationStatus } from '#domain/generation/generation.ts'
import type { IntentHandler, SendContext, SendResult } from '../outbox/handler.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { again, done, sendOne } from '../outbox/outcomes.ts'
import { endRow } from './endRow.ts'
import { findByRefCode } from './findByRefCode.ts'
import { enqueuePoll, type GenerationStores } from './enqueueGeneration.ts'
import { isUnderWay, rowFrom } from './generationRow.ts'
import { MAY_WAIT_MS } from './pollPace.ts'
import { takeId } from './takeAnswer.ts'

/** Cancels on the server what a person doesn't want any more, whether its start was ever answered or not. */
export const cancelHandler: IntentHandler<'generations'> = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) =>
      sendOne(intents, 'generation.cancel', (intent) => sendCancel(intent, context)),
  },
  isChange: true,
  /** It shall be made after all: what has become of it is asked. */
  async discard(stores, intent) {
    if (isIntentOf(intent, 'generation.cancel')) await letBe(stores, intent.arguments.refCode)
  },
}

async function sendCancel(
  intent: IntentRow<'generation.cancel'>,
  context: SendContext,
): Promise<SendResult<'generations'>> {
  const { db } = context
  const { refCode, type } = intent.arguments
  try {
    const known = (await db.generations.get(refCode))?.id ?? intent.arguments.id
    const id = known ?? (await findByRefCode(await context.productApi(), refCode))?.id
    if (id === undefined) return done(intent)
    const generators = await context.generators()
    const status = await askToCancel(generators, GENERATOR_OF[type], id, intent.arguments.refund)
    const isUnknown = status !== 'cancelled' && (await db.generations.get(refCode)) === undefined
    const found = isUnknown ? await findByRefCode(await context.productApi(), refCode) : null
    return done(intent, (stores) =>
      found === null ? takeCancel(stores, refCode, id, status) : adopt(stores, found),
    )
  } catch (error) {
    // Nothing is left to cancel, or it can't be any more: the next question tells what it came to.
    const isRefused = error instanceof GeneratorError && error.kind === 'refused' && error.status !== 401
    return isRefused ? done(intent, (stores) => letBe(stores, refCode)) : again(intent, error)
  }
}

/** How it stands then. Where a provider was paid since the person was told what comes back, it goes on. */
async function askToCancel(
  generators: Generators,
  generator: GeneratorName,
  id: string,
  refund: number | undefined,
): Promise<GenerationStatus> {
  try {
    return (await generators.cancel(generator, id, { refund, mayWaitMs: MAY_WAIT_MS })).status
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_CANCEL_CHANGED') return 'processing'
    throw error
  }
}

/** Cancelled, or it had ended before: what was made is shown then, also where it seemed never to have begun. */
async function takeCancel(
  stores: GenerationStores,
  refCode: string,
  id: string,
  status: GenerationStatus,
): Promise<void> {
  const known = await stores.generations.get(refCode)
  const row = known === undefined ? undefined : await takeId(stores, known, id)
  if (status === 'cancelled') {
    if (row !== undefined && isUnderWay(row)) await endRow(stores, row, { status, isSeen: true })
    return
  }
  if (row?.status === 'cancelled') {
    await stores.generations.put({ ...row, status: 'processing', endedAt: null, isSeen: false })
  }
  await letBe(stores, refCode)
}

/** It was made and paid although it had been dropped here: nobody shall wonder what for. */
async function adopt(stores: GenerationStores, found: Generation): Promise<void> {
  await stores.generations.put({ ...rowFrom(found, undefined), isSeen: false })
  await letBe(stores, found.refCode)
}

async function letBe(stores: GenerationStores, refCode: string): Promise<void> {
  const row = await stores.generations.get(refCode)
  if (row === undefined || !isUnderWay(row)) return
  await stores.generations.update(refCode, { isCancelling: false, attempts: 0 })
  await enqueuePoll(stores, GENERATOR_OF[row.type], 0)
}
