import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { GenerationFailureCode } from '#domain/generation/failures.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { storeFiles } from '#server/platform/files/discardedFiles.ts'
import type { MadeResult } from './engine.ts'
import { countHandOver, followEnd, lockWhole } from './parts.ts'
import { type HeldJob, holds } from './queue.ts'
import { pauseAfter } from './queueLimits.ts'
import { filesPrefix } from './storeResult.ts'
import { type GenerationRow, generations, type StoredResultFile } from './tables.ts'

// The ends of a running job. Each is one compare-and-set on the lease: of a worker and a cancel, or of two workers, one
// decides, and the follow-up (see endWork) happens in the same transaction.

/** The result of a job: its files are stored already. */
export interface Outcome extends Pick<MadeResult, 'colour' | 'seed' | 'text'> {
  readonly files: readonly StoredResultFile[]
  readonly isProcedural: boolean
  /** Milliseconds. */
  readonly processingTime: number
}

/** Completes a job, with its follow-up. False when it was settled otherwise meanwhile: then its files are unused. */
export async function completeJob(context: ServerContext, job: HeldJob, outcome: Outcome): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const ended = await letGo(tx, job, {
      status: 'completed',
      progress: 100,
      completedAt: context.now(),
      files: outcome.files,
      colour: outcome.colour,
      resultSeed: outcome.seed,
      resultText: outcome.text,
      isProcedural: outcome.isProcedural,
      processingTime: outcome.processingTime,
    })
    if (ended === null) return false
    await storeFiles(tx, filesPrefix(job))
    await followEnd(tx, context, ended, 'completed')
    return true
  })
}

/** Why a generation failed, as shown to its owner (specification part 2, section 4). */
export const FAILURES = {
  GENERATION_FAILED: 'Generation failed',
  /** The provider refuses the prompt's content. */
  GENERATION_REFUSED: 'The provider refused the prompt',
  /** The engine couldn't process the request, or its result can't be used: the content is not to blame. */
  GENERATOR_PROCESSING_FAILED: 'The generator could not process the request',
  /** The provider's model doesn't exist any more. */
  GENERATOR_MODEL_RETIRED: 'The model behind this engine is gone',
} as const satisfies Readonly<Record<GenerationFailureCode, string>>
export type FailureCode = keyof typeof FAILURES

/** Fails a job, with its follow-up. False when it was settled otherwise meanwhile. */
export async function failJob(context: ServerContext, job: HeldJob, code: FailureCode): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const ended = await letGo(tx, job, {
      status: 'failed',
      completedAt: context.now(),
      errorCode: code,
      errorMessage: FAILURES[code],
    })
    if (ended === null) return false
    await followEnd(tx, context, ended, 'failed')
    return true
  })
}

/** Requeues a job for a retry after a pause. `isDeclined`: the provider that it was handed to made nothing. */
export async function postponeJob(
  { database, now }: ServerContext,
  job: HeldJob,
  { isDeclined = false }: { readonly isDeclined?: boolean } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    const postponed = await letGo(tx, job, {
      ...WAITING,
      dueAt: new Date(now().getTime() + pauseAfter(job.attempts)),
      ...(isDeclined ? { handOvers: sql`${generations.handOvers} - 1` } : {}),
    })
    if (isDeclined && postponed !== null) await countHandOver(tx, postponed, -1)
  })
}

/** Requeues a job as if it had never been taken: its worker ends. */
export async function giveBackJob({ database }: ServerContext, job: HeldJob): Promise<void> {
  await database.transaction((tx) =>
    letGo(tx, job, { ...WAITING, attempts: sql`${generations.attempts} - 1` }),
  )
}

const WAITING = { status: 'pending', progress: 0 } as const

/** Changes a job and ends its lease; null when the lease was not held any more, and nothing changed. */
async function letGo(
  tx: Transaction,
  job: HeldJob,
  change: PgUpdateSetSource<typeof generations>,
): Promise<GenerationRow | null> {
  await lockWhole(tx, job)
  const [changed] = await tx
    .update(generations)
    .set({ ...change, lease: null, leaseUntil: null })
    .where(and(eq(generations.id, job.id), holds(job.lease)))
    .returning()
  return changed ?? null
}
