import { and, eq, gte, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { GenerationEngine } from './engine.ts'
import { followEnd, lockWhole } from './parts.ts'
import { ATTEMPTS_MOST, HAND_OVERS_MOST } from './queueLimits.ts'
import { FAILURES } from './settle.ts'
import { generations } from './tables.ts'

/** How long a job waits for an engine that this server doesn't have: another server may still be starting. */
const ENGINE_GONE_MS = 60 * 60_000

/**
 * Ends jobs that no worker will make: those whose workers died each time, and those of engines that are gone. Returns
 * how many.
 */
export async function sweepJobs(
  context: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<number> {
  const isHopeless = hopeless(context, engines)
  const due = await context.database
    .select({ id: generations.id, parentId: generations.parentId })
    .from(generations)
    .where(isHopeless)
  let count = 0
  for (const job of due) {
    const isEnded = await context.database.transaction(async (tx) => {
      await lockWhole(tx, job)
      const [ended] = await tx
        .update(generations)
        .set({
          status: 'failed',
          completedAt: context.now(),
          lease: null,
          leaseUntil: null,
          errorCode: 'GENERATION_FAILED',
          errorMessage: FAILURES.GENERATION_FAILED,
        })
        .where(and(eq(generations.id, job.id), isHopeless))
        .returning()
      if (ended !== undefined) await followEnd(tx, context, ended, 'failed')
      return ended !== undefined
    })
    if (isEnded) count += 1
  }
  return count
}

function hopeless({ now }: ServerContext, engines: readonly GenerationEngine[]) {
  const usable = engines.filter(({ outage }) => outage === null).map(({ id }) => id)
  return or(
    and(
      eq(generations.status, 'processing'),
      lt(generations.leaseUntil, now()),
      or(gte(generations.attempts, ATTEMPTS_MOST), gte(generations.handOvers, HAND_OVERS_MOST)),
    ),
    and(
      eq(generations.status, 'pending'),
      lt(generations.dueAt, new Date(now().getTime() - ENGINE_GONE_MS)),
      usable.length === 0 ? undefined : notInArray(generations.engine, usable),
    ),
  )
}

/** The embedded database has one process: leases of an earlier one are free. */
export async function freeLeases({ database, config, now }: ServerContext): Promise<void> {
  if (config.databaseUrl !== null) return
  await database
    .update(generations)
    .set({ leaseUntil: new Date(now().getTime() - 1) })
    .where(and(eq(generations.status, 'processing'), isNotNull(generations.lease)))
}
