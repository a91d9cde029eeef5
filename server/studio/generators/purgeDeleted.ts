import { and, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { generations } from './tables.ts'

/** For how long a deleted generation can be restored. */
export const RESTORABLE_MS = 24 * 60 * 60_000
const AT_ONCE = 200

/** The final state of a deleted generation: that it was, its cost, and none of its words. */
const EMPTY = {
  prompt: '',
  searchText: '',
  options: sql`'{}'::jsonb`,
  files: [],
  colour: null,
  resultText: null,
  errorMessage: null,
  tags: [],
  isFavourite: false,
  publishedAt: null,
  takenDownReason: null,
  shareToken: null,
}

/** Empties generations deleted a day ago, files included. Returns how many. */
export async function purgeDeleted(context: ServerContext): Promise<number> {
  const before = new Date(context.now().getTime() - RESTORABLE_MS)
  return context.database.transaction(async (tx) => {
    const due = await tx
      .select({ id: generations.id })
      .from(generations)
      .where(
        and(
          isNotNull(generations.deletedAt),
          lt(generations.deletedAt, before),
          isNull(generations.emptiedAt),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    await emptyGenerations(tx, context, [...ids, ...(await partsOf(tx, ids))])
    return ids.length
  })
}

async function partsOf(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const parts = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(inArray(generations.parentId, [...ids]))
  return parts.map(({ id }) => id)
}

async function emptyGenerations(
  tx: Transaction,
  context: ServerContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(generations)
    .set({ ...EMPTY, emptiedAt: context.now() })
    .where(inArray(generations.id, [...ids]))
  await discardFiles(
    tx,
    context,
    ids.map((id) => `generations/${id}/`),
  )
}
