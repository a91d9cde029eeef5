import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type GenerationStatus, isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/context.ts'
import { charge, release } from '#server/credits/ledger.ts'
import type { Transaction } from '#server/database/database.ts'
import { GeneratorRefused } from './generatorRefused.ts'
import { generations } from './tables.ts'
import { tellEnded } from './wake.ts'

/**
 * Cancels what hasn't ended and stops whoever makes it. Its credits come back unless a provider may have been paid for
 * it: then they are charged. `seen` is what the person was told comes back; where that isn't so any more, nothing is
 * cancelled (GENERATOR_CANCEL_CHANGED). Tells how it stands then; null when the user has no such generation.
 */
export async function cancelGeneration(
  context: ServerContext,
  userId: string,
  id: string,
  seen?: number,
): Promise<GenerationStatus | null> {
  const status = await context.database.transaction(async (tx) => {
    if (await cancelIn(tx, context, userId, { id, isFree: (seen ?? 0) > 0 })) return 'cancelled'
    const [row] = await tx
      .select({ status: generations.status })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt)))
    if (row !== undefined && !isEnded(row.status)) throw new GeneratorRefused('GENERATOR_CANCEL_CHANGED')
    return row?.status ?? null
  })
  if (status === 'cancelled') tellEnded(context, id)
  return status
}

/**
 * The same within a transaction, without the word to its worker. `isFree`: only where all of its credits come back.
 * Tells whether it was this call that did it.
 */
export async function cancelIn(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  { id, isFree = false }: { readonly id: string; readonly isFree?: boolean },
): Promise<boolean> {
  const ended = await tx
    .update(generations)
    .set({ status: 'cancelled', completedAt: context.now(), lease: null, leaseUntil: null })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        isNull(generations.deletedAt),
        inArray(generations.status, ['pending', 'processing']),
        isFree ? eq(generations.handOvers, 0) : undefined,
      ),
    )
    .returning({ handOvers: generations.handOvers })
  const [job] = ended
  if (job === undefined) return false
  await (job.handOvers > 0 ? charge(tx, context, id) : release(tx, context, id))
  return true
}
