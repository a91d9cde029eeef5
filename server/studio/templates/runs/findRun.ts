import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { cancelRunJobs } from '#server/studio/generators/runJobs.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { tellEnded } from '#server/studio/generators/wake.ts'
import { filesGiven, knownFiles } from '../sent/findSent.ts'
import { removeUnused } from '../sent/unusedFiles.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunRow, sentFiles, templateRuns } from '../tables.ts'
import { endCancelled } from './endRun.ts'
import { planOf } from './runPlan.ts'
import { rowsOfRun } from './runState.ts'

/** Finds a run of this user. Throws NOT_FOUND. */
export async function findRun({ database }: ServerContext, userId: string, id: string): Promise<RunRow> {
  const [row] = await database
    .select()
    .from(templateRuns)
    .where(and(eq(templateRuns.id, id), eq(templateRuns.userId, userId)))
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

/** Cancels a run of this user; an ended one stays as it is. Throws NOT_FOUND. */
export async function cancelRun(context: ServerContext, userId: string, id: string): Promise<RunRow> {
  await findRun(context, userId, id)
  const stopped = await context.database.transaction((tx) => cancelIn(tx, context, userId, id))
  stopped.forEach((job) => tellEnded(context, job))
  return findRun(context, userId, id)
}

async function cancelIn(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  id: string,
): Promise<readonly string[]> {
  const [run] = await tx
    .select()
    .from(templateRuns)
    .where(
      and(
        eq(templateRuns.id, id),
        eq(templateRuns.userId, userId),
        inArray(templateRuns.status, ['pending', 'processing']),
      ),
    )
    .for('update')
  if (run === undefined) return []
  const stopped = await cancelRunJobs(tx, context, { runId: id })
  const rows = await rowsOfRun(tx, id)
  const nodes = new Map(rows.map((row) => [row.nodeId, row]))
  const sent = knownFiles(await filesGiven(tx, [id]))
  await endCancelled(tx, context, { run, plan: planOf(templateOf(run.content)), nodes, sent })
  return stopped
}

/** Deletes a run of this user for good, with all its results; running work is cancelled. Throws NOT_FOUND. */
export async function deleteRun(context: ServerContext, userId: string, id: string): Promise<void> {
  await findRun(context, userId, id)
  const stopped = await context.database.transaction(async (tx) => {
    const cancelled = await cancelIn(tx, context, userId, id)
    const isOwn = and(eq(templateRuns.id, id), eq(templateRuns.userId, userId))
    const given = (await filesGiven(tx, [id])).map((file) => file.id)
    const gone = await tx.delete(templateRuns).where(isOwn).returning({ id: templateRuns.id })
    if (gone.length > 0) await forgetFiles(tx, context, [id])
    if (gone.length > 0) await removeUnused(tx, context, inArray(sentFiles.id, given))
    return cancelled
  })
  stopped.forEach((job) => tellEnded(context, job))
}

/** Removes the files of runs, and the jobs that made them. */
async function forgetFiles(tx: Transaction, context: ServerContext, ids: readonly string[]): Promise<void> {
  const jobs = await tx
    .delete(generations)
    .where(inArray(generations.runId, [...ids]))
    .returning({ id: generations.id })
  await discardFiles(tx, context, [
    ...jobs.map((job) => `generations/${job.id}/`),
    ...ids.map((id) => `runs/${id}/`),
  ])
}

/** Before an account is deleted: cancels the work of its runs, and removes the pictures made by them. */
export async function forgetRuns(tx: Transaction, context: ServerContext, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: templateRuns.id })
    .from(templateRuns)
    .where(eq(templateRuns.userId, userId))
  const ids = rows.map(({ id }) => id)
  for (let first = 0; first < ids.length; first += 500) {
    await forgetFiles(tx, context, ids.slice(first, first + 500))
  }
}
