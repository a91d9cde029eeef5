import { ApiError } from '#api/product/apiError.ts'
import { GeneratorError } from '#api/generators/generatorError.ts'
import type { Generation } from '#domain/generation/generation.ts'
import type { StartAnswer } from '#domain/generation/generatorContract.ts'
import type { JobCalls } from '../jobs/job.ts'
import { enqueuePoll } from '../jobs/jobIntents.ts'
import { endRow } from './endRow.ts'
import type { GenerationStores } from './enqueueGeneration.ts'
import { generationJob } from './generationJob.ts'
import type { GenerationRow } from './generationRow.ts'
import { MAY_WAIT_MS, pollIn } from './pollPace.ts'
import { takeGeneration, takeId } from './takeAnswer.ts'

type Calls = JobCalls<'generation'>

export const prepareStart: Calls['start'] = async (context) => {
  const generators = await context.generators()
  return async ({ refCode, type, prompt, engine, options, usage }) => {
    const request = { prompt, engine, options, refCode, credits: usage.credits }
    const answer = await generators.start(type, request, { mayWaitMs: MAY_WAIT_MS })
    return (stores) => takeStart(stores, refCode, answer)
  }
}

export const newPrice: Calls['newPrice'] = (error) => {
  if (!(error instanceof GeneratorError) || error.code !== 'GENERATOR_PRICE_CHANGED') return null
  const { code, message } = error
  return (row) => {
    const credits = error.credits ?? row.usage.credits
    return {
      ...row,
      error: { code, message, reason: null },
      usage: { ...row.usage, credits },
      refund: credits,
    }
  }
}

export const refusal: Calls['refusal'] = (error) => {
  if (!isNo(error)) return null
  const { code, message } = error
  return (stores, row) =>
    endRow(stores, row, {
      status: 'failed',
      error: { code: 'GENERATION_START_FAILED', message, reason: code },
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
  await enqueuePoll(generationJob, stores, started, pollIn([started]))
}

export async function takeFound(stores: GenerationStores, found: Generation): Promise<void> {
  const { usage, refCode } = found
  await takeStart(stores, refCode, { ...found, credits: usage.credits })
  await takeGeneration(stores, found, false)
}
