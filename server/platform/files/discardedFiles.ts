import { and, asc, eq, lte } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { checkPrefix } from './fileKey.ts'
import { fileStore } from './storeOf.ts'
import { discardedFiles } from './tables.ts'

/** How long a change may take between the first file it stores and its commit. */
const UNDER_WAY_MS = 60 * 60_000
const AT_ONCE = 200

/**
 * Declares, before the first file is stored, that files will be under this prefix: unless `storeFiles` follows in the
 * transaction that brings their rows, they are removed after an hour. So a server killed in between leaves nothing
 * behind.
 */
export async function expectFiles({ database, now }: ServerContext, prefix: string): Promise<void> {
  checkPrefix(prefix)
  const dueAt = new Date(now().getTime() + UNDER_WAY_MS)
  await database
    .insert(discardedFiles)
    .values({ prefix, dueAt })
    .onConflictDoUpdate({ target: discardedFiles.prefix, set: { dueAt } })
}

/**
 * Keeps the files expected under this prefix: their rows are there now. Throws when the files were given up already.
 */
export async function storeFiles(tx: Transaction, prefix: string): Promise<void> {
  const kept = await tx
    .delete(discardedFiles)
    .where(eq(discardedFiles.prefix, prefix))
    .returning({ prefix: discardedFiles.prefix })
  if (kept.length === 0) throw new Error(`the files under ${prefix} are no longer expected`)
}

/** Removes everything under these prefixes once the transaction is committed, retrying until it succeeds. */
export async function discardFiles(
  tx: Transaction,
  { now }: Pick<ServerContext, 'now'>,
  prefixes: readonly string[],
): Promise<void> {
  prefixes.forEach(checkPrefix)
  if (prefixes.length === 0) return
  const dueAt = now()
  await tx
    .insert(discardedFiles)
    .values([...new Set(prefixes)].map((prefix) => ({ prefix, dueAt })))
    .onConflictDoUpdate({ target: discardedFiles.prefix, set: { dueAt } })
}

/** Removes due files. Those that the store fails to delete stay for the next time. */
export async function removeDiscardedFiles(context: ServerContext): Promise<void> {
  const { database, now, log } = context
  const store = fileStore(context)
  const due = await database
    .select()
    .from(discardedFiles)
    .where(lte(discardedFiles.dueAt, now()))
    .orderBy(asc(discardedFiles.dueAt))
    .limit(AT_ONCE)
  for (const { prefix, dueAt } of due) {
    try {
      await store.removeAll(prefix)
      const isSame = and(eq(discardedFiles.prefix, prefix), eq(discardedFiles.dueAt, dueAt))
      await database.delete(discardedFiles).where(isSame)
    } catch (error) {
      log.error('files could not be removed', { prefix, error })
    }
  }
}
