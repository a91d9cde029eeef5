import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import { EngineFailure } from './engine.ts'
import { countHandOver, lockWhole } from './parts.ts'
import { type HeldJob, holds } from './queue.ts'
import { type GenerationRow, generations } from './tables.ts'

/**
 * Notes before the call that a job goes to a provider that takes money for it, so that a process killed right after
 * leaves the note. From then on a cancel is charged. Null when the job isn't this worker's any more: then it must not
 * be handed over.
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

/** Whether the provider has answered that it makes nothing now: then nothing is owed for the job. */
export function hasDeclined(error: unknown): boolean {
  return error instanceof EngineFailure && DECLINES.has(error.code)
}

const DECLINES: ReadonlySet<EngineFailure['code']> = new Set(['unavailable', 'rejected', 'retired'])

/** The credits that a cancel now would give back; for an ended generation, those that came back. */
export function refundOf({
  status,
  credits,
  handOvers,
}: Pick<GenerationRow, 'status' | 'credits' | 'handOvers'>): number {
  if (status === 'completed') return 0
  return status !== 'failed' && handOvers > 0 ? 0 : credits
}
