import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/context.ts'
import { release } from '#server/credits/ledger.ts'
import type { Transaction } from '#server/database/database.ts'
import { generations } from './tables.ts'
import { tellEnded } from './wake.ts'

/**
 * Cancels what hasn't ended, gives its credits back and stops whoever makes it. Tells how it stands then; null when
 * the user has no such generation.
 */
export async function cancelGeneration(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<GenerationStatus | null> {
  const status = await context.database.transaction(async (tx) => {
    if (await cancelIn(tx, context, userId, id)) return 'cancelled'
    const [row] = await tx
      .select({ status: generations.status })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt)))
    return row?.status ?? null
  })
  if (status === 'cancelled') tellEnded(context, id)
  return status
}

/** The same within a transaction, without the word to its worker. Tells whether it was this call that did it. */
export async function cancelIn(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  id: string,
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
      ),
    )
    .returning({ id: generations.id })
  if (ended.length === 0) return false
  await release(tx, context, id)
  return true
}
