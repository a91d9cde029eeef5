import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import { storeFiles } from '#server/files/discardedFiles.ts'
import type { MadeResult } from './engine.ts'
import { countHandOver, followEnd, lockWhole } from './parts.ts'
import { type HeldJob, holds } from './queue.ts'
import { pauseAfter } from './queueLimits.ts'
import { filesPrefix } from './storeResult.ts'
import { generations, type StoredResultFile } from './tables.ts'

// The ends of a job that is being made. Each is one compare-and-set on the lease: of a worker and a cancel, or of two
// workers, one decides, and what follows the end (see endWork) happens in the same transaction.

/** What a job has come to: its files are stored already. */
export interface Outcome extends Pick<MadeResult, 'colour' | 'seed' | 'text'> {
  readonly files: readonly StoredResultFile[]
  readonly isProcedural: boolean
  /** Milliseconds. */
  readonly processingTime: number
}

/** Completed, with all that follows. False when somebody else has decided otherwise: then the files are nobody's. */
export async function completeJob(context: ServerContext, job: HeldJob, outcome: Outcome): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    await lockWhole(tx, job)
    const [ended] = await tx
      .update(generations)
      .set({
        status: 'completed',
        progress: 100,
        completedAt: context.now(),
        lease: null,
        leaseUntil: null,
        files: outcome.files,
        colour: outcome.colour,
        resultSeed: outcome.seed,
        resultText: outcome.text,
        isProcedural: outcome.isProcedural,
        processingTime: outcome.processingTime,
      })
      .where(and(eq(generations.id, job.id), holds(job.lease)))
      .returning()
    if (ended === undefined) return false
    await storeFiles(tx, filesPrefix(job))
    await followEnd(tx, context, ended, 'completed')
    return true
  })
}

/** Why a generation failed, as its owner is told (specification part 2, section 4). */
export const FAILURES = {
  GENERATION_FAILED: 'Generation failed',
  /** The provider won't make what the prompt asks for. */
  GENERATION_REFUSED: 'The provider refused the prompt',
} as const
export type FailureCode = keyof typeof FAILURES

/** Failed, with all that follows. False when somebody else has decided otherwise. */
export async function failJob(context: ServerContext, job: HeldJob, code: FailureCode): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    await lockWhole(tx, job)
    const [ended] = await tx
      .update(generations)
      .set({
        status: 'failed',
        completedAt: context.now(),
        lease: null,
        leaseUntil: null,
        errorCode: code,
        errorMessage: FAILURES[code],
      })
      .where(and(eq(generations.id, job.id), holds(job.lease)))
      .returning()
    if (ended === undefined) return false
    await followEnd(tx, context, ended, 'failed')
    return true
  })
}

/** Back into the queue, to be tried again after a pause. `isDeclined`: the provider that it was handed to made nothing. */
export async function postponeJob(
  { database, now }: ServerContext,
  job: HeldJob,
  { isDeclined = false }: { readonly isDeclined?: boolean } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockWhole(tx, job)
    const [postponed] = await tx
      .update(generations)
      .set({
        status: 'pending',
        progress: 0,
        lease: null,
        leaseUntil: null,
        dueAt: new Date(now().getTime() + pauseAfter(job.attempts)),
        ...(isDeclined ? { handOvers: sql`${generations.handOvers} - 1` } : {}),
      })
      .where(and(eq(generations.id, job.id), holds(job.lease)))
      .returning()
    if (isDeclined && postponed !== undefined) await countHandOver(tx, postponed, -1)
  })
}

/** Back into the queue as if it had never been taken: its worker ends. */
export async function giveBackJob({ database }: ServerContext, job: HeldJob): Promise<void> {
  await database
    .update(generations)
    .set({
      status: 'pending',
      progress: 0,
      lease: null,
      leaseUntil: null,
      attempts: sql`${generations.attempts} - 1`,
    })
    .where(and(eq(generations.id, job.id), holds(job.lease)))
}
