import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerContext } from '#server/platform/context.ts'
import { makingFolder } from '#server/platform/files/incomingFile.ts'
import {
  EngineFailure,
  type EngineJob,
  type EngineWork,
  type GenerationEngine,
  type JobPart,
  type MadeResult,
} from './engine.ts'
import { engineJobOf } from './engineJob.ts'
import { handOver, hasDeclined } from './handOver.ts'
import { splitJob } from './parts.ts'
import type { HeldJob } from './queue.ts'
import { ATTEMPTS_MOST, HAND_OVERS_MOST, MAKING_MOST_MS } from './queueLimits.ts'
import { completeJob, type FailureCode, failJob, giveBackJob, postponeJob } from './settle.ts'
import { fetchSource } from './sources.ts'
import { storeResult } from './storeResult.ts'
import { holdLease, LeaseLost } from './holdLease.ts'

/** How long an engine may take to stop before it is abandoned. */
const GRACE_MS = 5_000

/** The worker is being stopped. */
export class WorkerStops extends Error {
  override readonly name = 'WorkerStops'
}

/** A failure outside the engine, which may succeed another time. */
class NotStored extends Error {
  override readonly name = 'NotStored'
}

/**
 * Makes one job and settles it: completed, split, failed, to be retried, or given back. Never rejects: a job that can't
 * be settled is found by its lease. `stopping` is aborted with WorkerStops.
 */
export async function makeJob(
  context: ServerContext,
  engine: GenerationEngine,
  job: HeldJob,
  stopping: AbortSignal,
): Promise<void> {
  const folder = makingFolder(context, job.lease)
  const lease = holdLease(context, job)
  const signal = AbortSignal.any([stopping, lease.signal, AbortSignal.timeout(MAKING_MOST_MS)])
  let held = job
  try {
    await mkdir(folder, { recursive: true })
    const started = performance.now()
    if (engine.partsOf !== undefined)
      return await splitOrStop(context, job, engine.partsOf(engineJobOf(job, null)))
    const source = await sourceIn(context, job, folder)
    signal.throwIfAborted()
    if (engine.isPaid) held = await handOverOrStop(context, job)
    const work = { folder, signal, onProgress: lease.report }
    const made = await makeBy(engine, engineJobOf(job, source), work)
    const processingTime = Math.round(performance.now() - started)
    await store(context, engine, job, made, processingTime)
  } catch (error) {
    await settleTrouble(context, held, error, held.handOvers > job.handOvers).catch((failure: unknown) =>
      context.log.error('a generation could not be settled', { id: job.id, error: failure }),
    )
  } finally {
    lease.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function splitOrStop(context: ServerContext, job: HeldJob, parts: readonly JobPart[]): Promise<void> {
  if (!(await splitJob(context, job, parts))) throw new LeaseLost('the job is not held any more')
}

async function handOverOrStop(context: ServerContext, job: HeldJob): Promise<HeldJob> {
  const handed = await handOver(context, job)
  if (handed === null) throw new LeaseLost('the job is not held any more')
  return handed
}

async function makeBy(engine: GenerationEngine, job: EngineJob, work: EngineWork): Promise<MadeResult> {
  const made = await orAborted(engine.make(job, work), work.signal)
  work.signal.throwIfAborted()
  if (!made.files.some(({ role }) => role === 'original')) {
    throw new EngineFailure('broken', 'the engine made no original')
  }
  return made
}

async function sourceIn(context: ServerContext, job: HeldJob, folder: string): Promise<string | null> {
  const path = join(folder, 'source')
  const isThere = await fetchSource(context, job, path)
  if (isThere === null) return null
  if (!isThere) throw new EngineFailure('broken', 'what the generation starts from is gone')
  return path
}

async function store(
  context: ServerContext,
  engine: GenerationEngine,
  job: HeldJob,
  { files, ...made }: MadeResult,
  processingTime: number,
): Promise<void> {
  try {
    const stored = await storeResult(context, job, files)
    const outcome = { ...made, files: stored, isProcedural: engine.isProcedural, processingTime }
    await completeJob(context, job, outcome)
  } catch (cause) {
    throw new NotStored('a result could not be stored', { cause })
  }
}

async function settleTrouble(
  context: ServerContext,
  job: HeldJob,
  error: unknown,
  isHandedOver: boolean,
): Promise<void> {
  if (error instanceof LeaseLost) return
  const isDeclined = isHandedOver && hasDeclined(error)
  const mayHandOver = job.handOvers - (isDeclined ? 1 : 0) < HAND_OVERS_MOST
  if (error instanceof WorkerStops && mayHandOver) return giveBackJob(context, job)
  // The server's operator has to act: no retry will succeed before.
  const level = error instanceof EngineFailure && error.code === 'retired' ? 'error' : 'warn'
  context.log[level]('a generation was not made', { id: job.id, engine: job.engine, error })
  const isPassing = error instanceof EngineFailure ? error.isPassing : error instanceof NotStored
  if (isPassing && mayHandOver && job.attempts < ATTEMPTS_MOST) {
    return postponeJob(context, job, { isDeclined })
  }
  await failJob(context, job, failureCode(error))
}

/** The error code shown for each kind of failure. */
const FAILURE_CODES = {
  refused: 'GENERATION_REFUSED',
  rejected: 'GENERATOR_PROCESSING_FAILED',
  broken: 'GENERATOR_PROCESSING_FAILED',
  retired: 'GENERATOR_MODEL_RETIRED',
  unavailable: 'GENERATION_FAILED',
  timeout: 'GENERATION_FAILED',
  network: 'GENERATION_FAILED',
} as const satisfies Readonly<Record<EngineFailure['code'], FailureCode>>

function failureCode(error: unknown): FailureCode {
  return error instanceof EngineFailure ? FAILURE_CODES[error.code] : 'GENERATION_FAILED'
}

/** An engine that doesn't stop when it is told to holds up no other job. */
function orAborted<Value>(making: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const giveUp = () => {
      timer = setTimeout(() => reject(reasonOf(signal)), GRACE_MS)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    if (signal.aborted) giveUp()
    making
      .then(resolve, (error: unknown) => {
        // Any error of an engine that was stopped means: stopped.
        reject(signal.aborted ? reasonOf(signal) : error)
      })
      .finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      })
  })
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  if (reason instanceof LeaseLost || reason instanceof WorkerStops) return reason
  return new EngineFailure('timeout', 'it took too long', { cause: reason })
}
