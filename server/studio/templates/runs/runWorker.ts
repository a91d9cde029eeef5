import { and, asc, eq, exists, inArray, lte, or, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { untilWoken } from '#server/studio/generators/wake.ts'
import { templateRuns } from '../tables.ts'
import { advanceRun, LOOK_AGAIN_MS } from './advanceRun.ts'
import { workOnNextNode } from './workOnNode.ts'

/** How often a worker looks for runs asked of another process, and for jobs that another one has ended. */
const IDLE_MS = 1_000
/** A run that fails to advance is retried after this. */
const AFTER_FAILURE_MS = 60_000
/** How many runs are advanced one after another before pictures get their turn. */
const AT_ONCE = 25

/**
 * Advances template runs as their jobs end, and edits their pictures, one at a time, until stopped. The state of a run
 * is in the database alone: any number of workers can do so, and a killed one leaves nothing half done.
 */
export function startRunWorker(context: ServerContext): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const stopped = run(context, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await stopped
    },
  }
}

async function run(context: ServerContext, signal: AbortSignal): Promise<void> {
  let isWoken = false
  while (!signal.aborted) {
    const hasWorked = await look(context, isWoken)
    if (hasWorked) continue
    isWoken = await untilWoken(context, IDLE_MS, signal)
  }
}

/** Advances due runs and, where this process was woken, those of ended jobs; returns whether a picture was made. */
async function look(context: ServerContext, isWoken: boolean): Promise<boolean> {
  try {
    await advanceDue(context, isWoken)
    const worked = await workOnNextNode(context)
    if (worked === null) return false
    await advanceRun(context, worked)
    return true
  } catch (error) {
    context.log.error('runs of templates could not be taken further', { error })
    return false
  }
}

/** Advances every due run; where this process was woken also those with jobs that ended meanwhile. */
export async function advanceDue(context: ServerContext, isWoken: boolean): Promise<void> {
  const { database, now } = context
  const isDue = lte(templateRuns.dueAt, now())
  const due = await database
    .select({ id: templateRuns.id })
    .from(templateRuns)
    .where(
      and(
        inArray(templateRuns.status, ['pending', 'processing']),
        isWoken ? or(isDue, hasNews(database)) : isDue,
      ),
    )
    .orderBy(asc(templateRuns.dueAt))
    .limit(AT_ONCE)
  for (const { id } of due) {
    // A run that fails to advance holds up no other.
    await advanceRun(context, id).catch(async (error: unknown) => {
      context.log.error('a run of a template could not be taken further', { id, error })
      const dueAt = new Date(now().getTime() + AFTER_FAILURE_MS)
      await database.update(templateRuns).set({ dueAt }).where(eq(templateRuns.id, id))
    })
  }
}

/** Whether a job has ended since a run was checked, or shortly before: it is due again at a set time after that. */
function hasNews(database: Database) {
  const { runId, completedAt } = generations
  const shortlyBefore = sql`${templateRuns.dueAt} - ${2 * LOOK_AGAIN_MS} * interval '1 millisecond'`
  return exists(
    database
      .select({ runId })
      .from(generations)
      .where(and(eq(runId, templateRuns.id), sql`${completedAt} >= ${shortlyBefore}`)),
  )
}
