import { and, eq, gte, lt, notInArray, or } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import { release } from '#server/credits/ledger.ts'
import type { GenerationEngine } from './engine.ts'
import { ATTEMPTS_MOST, HAND_OVERS_MOST } from './queueLimits.ts'
import { FAILURES } from './settle.ts'
import { generations } from './tables.ts'

/** For how long a job waits for an engine that this server has no more: another one may still be starting. */
const ENGINE_GONE_MS = 60 * 60_000

/**
 * Ends what nobody will make: jobs whose workers died each time, and jobs of engines that are gone. Their credits
 * are given back. Tells how many.
 */
export async function sweepJobs(
  context: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<number> {
  const now = context.now()
  const usable = engines.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  return context.database.transaction(async (tx) => {
    const ended = await tx
      .update(generations)
      .set({
        status: 'failed',
        completedAt: now,
        lease: null,
        leaseUntil: null,
        errorCode: 'GENERATION_FAILED',
        errorMessage: FAILURES.GENERATION_FAILED,
      })
      .where(
        or(
          and(
            eq(generations.status, 'processing'),
            lt(generations.leaseUntil, now),
            or(gte(generations.attempts, ATTEMPTS_MOST), gte(generations.handOvers, HAND_OVERS_MOST)),
          ),
          and(
            eq(generations.status, 'pending'),
            lt(generations.dueAt, new Date(now.getTime() - ENGINE_GONE_MS)),
            usable.length === 0 ? undefined : notInArray(generations.engine, usable),
          ),
        ),
      )
      .returning({ id: generations.id })
    for (const { id } of ended) await release(tx, context, id)
    return ended.length
  })
}

/** The embedded database has one process: what another one held when it ended is held by nobody. */
export async function freeLeases({ database, config, now }: ServerContext): Promise<void> {
  if (config.databaseUrl !== null) return
  await database
    .update(generations)
    .set({ leaseUntil: new Date(now().getTime() - 1) })
    .where(eq(generations.status, 'processing'))
}
