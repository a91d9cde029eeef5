import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type EndedWork, endWork } from '#server/studio/paidWork/endWork.ts'
import type { JobPart } from './engine.ts'
import { type HeldJob, holds } from './queue.ts'
import { forgetSentSound } from './sentSounds.ts'
import { type GenerationRow, generations } from './tables.ts'
import { wakeWorkers } from './wake.ts'

// A job may be made in parts: jobs of their own, which workers take from the queue like any other. The whole holds the
// credits, and ends with the last of its parts: completed when all of them are, otherwise failed. Parts are seen and
// cancelled through the whole alone. A transaction that locks rows of both locks the whole first.

/** Locks the whole of this part until the end of the transaction, so that parts end one by one. */
export async function lockWhole(
  tx: Transaction,
  { parentId }: Pick<GenerationRow, 'parentId'>,
): Promise<void> {
  if (parentId === null) return
  await tx.select({ id: generations.id }).from(generations).where(eq(generations.id, parentId)).for('update')
}

/**
 * Puts the parts of a job into the queue in its place; its worker releases it. False when the job isn't this worker's
 * any more. A part can't be split again.
 */
export async function splitJob(
  context: ServerContext,
  job: HeldJob,
  parts: readonly JobPart[],
): Promise<boolean> {
  const now = context.now()
  if (job.parentId !== null || parts.length === 0) throw new Error('this job has no parts')
  const isSplit = await context.database.transaction(async (tx) => {
    const released = await tx
      .update(generations)
      .set({ lease: null, leaseUntil: null, progress: 0 })
      .where(and(eq(generations.id, job.id), holds(job.lease)))
      .returning({ id: generations.id })
    if (released.length === 0) return false
    const rows = parts.map((part) => ({ ...part, id: randomUUID() }))
    await tx.insert(generations).values(
      rows.map(({ id, ...part }, position) => ({
        ...part,
        id,
        userId: job.userId,
        parentId: job.id,
        position,
        refCode: id,
        credits: 0,
        status: 'pending' as const,
        createdAt: now,
        dueAt: now,
      })),
    )
    return true
  })
  if (isSplit) wakeWorkers(context)
  return isSplit
}

/** Does the follow-up of a job's end; for a part, that of the whole, which is locked. */
export async function followEnd(
  tx: Transaction,
  context: ServerContext,
  job: Pick<
    GenerationRow,
    'id' | 'userId' | 'parentId' | 'runId' | 'handOvers' | 'type' | 'createdAt' | 'options'
  >,
  end: EndedWork['end'],
): Promise<void> {
  // A run watches its jobs itself.
  if (job.runId !== null) return
  if (job.parentId !== null) return advanceWhole(tx, context, job.parentId)
  await forgetSentSound(tx, context, job)
  await endWork(tx, context, {
    subject: { kind: 'generation', id: job.id },
    userId: job.userId,
    type: job.type,
    askedAt: job.createdAt,
    end,
    isProviderPaid: job.handOvers > 0,
  })
}

async function advanceWhole(tx: Transaction, context: ServerContext, id: string): Promise<void> {
  const parts = await tx
    .select()
    .from(generations)
    .where(eq(generations.parentId, id))
    .orderBy(asc(generations.position))
  const ended = parts.filter(({ status }) => isEnded(status)).length
  const isOver = ended === parts.length
  const [whole] = await tx
    .update(generations)
    .set(isOver ? endOfWhole(context, parts) : { progress: Math.floor((100 * ended) / parts.length) })
    // A whole that was cancelled has ended already.
    .where(and(eq(generations.id, id), eq(generations.status, 'processing')))
    .returning()
  if (!isOver || whole === undefined) return
  await followEnd(tx, context, whole, whole.status === 'completed' ? 'completed' : 'failed')
}

function endOfWhole({ now }: ServerContext, parts: readonly GenerationRow[]) {
  const failed = parts.find(({ status }) => status !== 'completed')
  const completedAt = now()
  if (failed !== undefined) {
    const { errorCode, errorMessage } = failed
    return { status: 'failed' as const, completedAt, errorCode, errorMessage }
  }
  return {
    status: 'completed' as const,
    completedAt,
    progress: 100,
    files: parts.flatMap(({ files }) => files),
    colour: parts.find(({ colour }) => colour !== null)?.colour ?? null,
    isProcedural: parts.every(({ isProcedural }) => isProcedural),
    processingTime: parts.reduce((sum, { processingTime }) => sum + (processingTime ?? 0), 0),
  }
}

/** Cancels the unfinished parts of a cancelled job; returns them. */
export async function cancelParts(
  tx: Transaction,
  { now }: ServerContext,
  parentId: string,
): Promise<readonly string[]> {
  const cancelled = await tx
    .update(generations)
    .set({ status: 'cancelled', completedAt: now(), lease: null, leaseUntil: null })
    .where(and(eq(generations.parentId, parentId), inArray(generations.status, ['pending', 'processing'])))
    .returning({ id: generations.id })
  return cancelled.map(({ id }) => id)
}

/**
 * Counts hand-overs of a part to a paid provider with the whole, too: it holds the credits, and a cancel of it is
 * charged from then on. The whole is locked.
 */
export async function countHandOver(
  tx: Transaction,
  { parentId }: Pick<GenerationRow, 'parentId'>,
  by: 1 | -1,
): Promise<void> {
  if (parentId === null) return
  await tx
    .update(generations)
    .set({ handOvers: sql`${generations.handOvers} + ${by}::integer` })
    .where(eq(generations.id, parentId))
}

/** The condition for jobs that a person asked for, which are no part of another. */
export function isWhole() {
  return and(isNull(generations.parentId), isNull(generations.runId))
}
