import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type GenerationStatus, isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { GeneratorRefused } from './generatorRefused.ts'
import { cancelParts, followEnd, isWhole } from './parts.ts'
import { generations } from './tables.ts'
import { tellEnded } from './wake.ts'

/**
 * Cancels a generation that hasn't ended and stops its worker. Its credits come back unless a provider may have been
 * paid for it: then they are charged. `seen` is the refund that the person was shown; when it has changed, nothing is
 * cancelled (GENERATOR_CANCEL_CHANGED). Returns the generation as it is then; null when the user has no such
 * generation.
 */
export async function cancelGeneration(
  context: ServerContext,
  userId: string,
  id: string,
  seen?: number,
): Promise<GenerationStatus | null> {
  const { status, stopped } = await context.database.transaction(async (tx) => {
    const cancelled = await cancelIn(tx, context, userId, { id, isFree: (seen ?? 0) > 0 })
    if (cancelled.length > 0) return { status: 'cancelled' as const, stopped: cancelled }
    const [row] = await tx
      .select({ status: generations.status })
      .from(generations)
      .where(
        and(eq(generations.id, id), eq(generations.userId, userId), isWhole(), isNull(generations.deletedAt)),
      )
    if (row !== undefined && !isEnded(row.status)) throw new GeneratorRefused('GENERATOR_CANCEL_CHANGED')
    return { status: row?.status ?? null, stopped: [] }
  })
  stopped.forEach((job) => tellEnded(context, job))
  return status
}

/**
 * The same within a transaction, without a signal to its workers. `isFree`: only when all of its credits come back.
 * Returns the cancelled jobs: the generation and its parts; none when it was not this call that did it.
 */
export async function cancelIn(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  { id, isFree = false }: { readonly id: string; readonly isFree?: boolean },
): Promise<readonly string[]> {
  const [ended] = await tx
    .update(generations)
    .set({ status: 'cancelled', completedAt: context.now(), lease: null, leaseUntil: null })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        isWhole(),
        isNull(generations.deletedAt),
        inArray(generations.status, ['pending', 'processing']),
        isFree ? eq(generations.handOvers, 0) : undefined,
      ),
    )
    .returning()
  if (ended === undefined) return []
  const parts = await cancelParts(tx, context, id)
  await followEnd(tx, context, ended, 'cancelled')
  return [id, ...parts]
}
