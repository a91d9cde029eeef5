import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import { EngineFailure } from './engine.ts'
import { countHandOver, lockWhole } from './parts.ts'
import { type HeldJob, holds } from './queue.ts'
import { type GenerationRow, generations } from './tables.ts'

/**
 * Notes that a job goes to a provider that takes money for it, before it does: whoever is killed right after leaves
 * the note behind. From then on a cancel is charged. Null when the job isn't this worker's any more: then it must not
 * go anywhere.
 */
export async function handOver({ database }: ServerContext, job: HeldJob): Promise<HeldJob | null> {
  return database.transaction(async (tx) => {
    await lockWhole(tx, job)
    const [row] = await tx
      .update(generations)
      .set({ handOvers: sql`${generations.handOvers} + 1` })
      .where(and(eq(generations.id, job.id), holds(job.lease)))
      .returning()
    if (row === undefined) return null
    await countHandOver(tx, row, 1)
    return { ...row, lease: job.lease }
  })
}

/** Whether the provider has answered that it makes nothing now: then nobody owes it anything for that. */
export function hasDeclined(error: unknown): boolean {
  return error instanceof EngineFailure && DECLINES.has(error.code)
}

const DECLINES: ReadonlySet<EngineFailure['code']> = new Set(['unavailable', 'rejected', 'retired'])

/** Credits that come back when this is cancelled now; for what has ended, those that did. */
export function refundOf({
  status,
  credits,
  handOvers,
}: Pick<GenerationRow, 'status' | 'credits' | 'handOvers'>): number {
  if (status === 'completed') return 0
  return status !== 'failed' && handOvers > 0 ? 0 : credits
}
