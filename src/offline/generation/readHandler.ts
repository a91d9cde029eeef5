import { GeneratorError } from '#api/generators/generatorError.ts'
import type { Generators } from '#api/generators/generators.ts'
import { mergeHistories } from '#api/generators/mergeHistories.ts'
import { GENERATORS, type GeneratorName } from '#domain/generation/engines.ts'
import { type Generation, isEnded } from '#domain/generation/generation.ts'
import type { GeneratorHistory } from '#domain/generation/generatorContract.ts'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import { failureOf } from '../outbox/failure.ts'
import type { IntentHandler, SendContext, SendResult } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { again, done, sendOne } from '../outbox/outcomes.ts'
import { readGenerationPreferences } from './generationPreferences.ts'
import { MAY_WAIT_MS, SPARE_CALLS } from './pollPace.ts'
import { lastRead, markRead } from './readMark.ts'
import { takeGeneration } from './takeAnswer.ts'
import { trimHistory } from './trimHistory.ts'
import type { GenerationStores } from './enqueueGeneration.ts'

/**
 * Reads the newest generations of the account from all generators: the first time on a device to fill its history,
 * later for generations started elsewhere, and to renew file addresses about to expire.
 */
export const readHandler: IntentHandler<'generations'> = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'fifo',
    send: (intents, context) => sendOne(intents, 'generation.read', (intent) => read(intent, context)),
  },
  isChange: false,
  discard: () => Promise.resolve(),
}

async function read(intent: IntentRow, { generators }: SendContext): Promise<SendResult<'generations'>> {
  try {
    const client = await generators()
    const histories = await Promise.all(GENERATORS.map((generator) => historyOf(client, generator)))
    const newest = mergeHistories(histories, HISTORY_LIMIT)
    return done(intent, (stores) => takeNewest(stores, newest))
  } catch (error) {
    // It is a background read: the next occasion retries.
    const isHopeless = failureOf(error).kind === 'broken' || failureOf(error).kind === 'refused'
    return isHopeless ? done(intent) : again(intent, error)
  }
}

/** A generator that isn't there has made nothing. */
async function historyOf(generators: Generators, generator: GeneratorName): Promise<GeneratorHistory> {
  try {
    const call = { mayWaitMs: MAY_WAIT_MS, spare: SPARE_CALLS }
    return await generators.history(generator, { limit: HISTORY_LIMIT }, call)
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_CONFIG_ERROR')
      return { items: [], total: 0 }
    throw error
  }
}

async function takeNewest(stores: GenerationStores, newest: readonly Generation[]): Promise<void> {
  const isFirst = (await lastRead(stores)) === null
  for (const generation of newest) {
    // An ended generation that isn't here was removed from this history, or trimmed.
    await takeGeneration(stores, generation, isFirst || !isEnded(generation.status))
  }
  const { maxHistoryItems } = await readGenerationPreferences(stores)
  await trimHistory(stores, maxHistoryItems)
  await markRead(stores)
}
