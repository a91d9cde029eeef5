import { GeneratorError } from '#api/generators/generatorError.ts'
import type { Generators } from '#api/generators/generators.ts'
import { GENERATOR_OF, type GeneratorName } from '#domain/generation/engines.ts'
import type { Generation, GenerationStatus } from '#domain/generation/generation.ts'
import type { JobCalls } from '../jobs/job.ts'
import { resumePolling } from '../jobs/jobIntents.ts'
import { isUnderWay } from '../jobs/jobRow.ts'
import { endRow } from './endRow.ts'
import type { GenerationStores } from './enqueueGeneration.ts'
import { findByRefCode } from './findByRefCode.ts'
import { generationJob } from './generationJob.ts'
import { rowFrom } from './generationRow.ts'
import { MAY_WAIT_MS } from './pollPace.ts'
import { takeId } from './takeAnswer.ts'

export const cancelOnServer: JobCalls<'generation'>['cancel'] = async (intent, id, context) => {
  const { refCode, type, refund } = intent.arguments
  try {
    const status = await askToCancel(await context.generators(), GENERATOR_OF[type], id, refund)
    const isUnknown = status !== 'cancelled' && (await context.db.generations.get(refCode)) === undefined
    const found = isUnknown ? await findByRefCode(await context.productApi(), refCode) : null
    return (stores) => (found === null ? takeCancel(stores, refCode, id, status) : adopt(stores, found))
  } catch (error) {
    // Nothing is left to cancel, or it can't be any more: the next poll reads the outcome.
    const isRefused = error instanceof GeneratorError && error.kind === 'refused' && error.status !== 401
    if (!isRefused) throw error
    return (stores) => resumePolling(generationJob, stores, refCode)
  }
}

/**
 * Returns the status after the cancel. If a provider was paid since the person was told the refund, the generation goes
 * on.
 */
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

/** Cancelled, or ended before: then its result is shown, even where it seemed never to have begun. */
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
  await resumePolling(generationJob, stores, refCode)
}

/** It was made and charged although it was dropped here: the person sees what they paid for. */
async function adopt(stores: GenerationStores, found: Generation): Promise<void> {
  await stores.generations.put({ ...rowFrom(found, undefined), isSeen: false })
  await resumePolling(generationJob, stores, found.refCode)
}
