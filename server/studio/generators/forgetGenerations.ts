import { and, eq, inArray } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { generations } from './tables.ts'

/** The most ids in one statement. */
const AT_ONCE = 1_000

/**
 * Before an account is deleted: stops the workers of its generations; the files of all its results are removed
 * afterwards. The rows go with the account.
 */
export async function forgetGenerations(
  tx: Transaction,
  context: ServerContext,
  userId: string,
): Promise<void> {
  await tx
    .update(generations)
    .set({ status: 'cancelled', lease: null, leaseUntil: null })
    .where(and(eq(generations.userId, userId), inArray(generations.status, ['pending', 'processing'])))
  const rows = await tx.select({ id: generations.id }).from(generations).where(eq(generations.userId, userId))
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const prefixes = rows.slice(first, first + AT_ONCE).map(({ id }) => `generations/${id}/`)
    await discardFiles(tx, context, prefixes)
  }
}
