import { and, eq, inArray, lte, notExists, type SQL } from 'drizzle-orm'
import { UNUSED_DAYS } from '#domain/template/sentFile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { sentFiles, templateRunFiles } from '../tables.ts'
import { sentFolder, sentPrefix } from './sentKeys.ts'

const UNUSED_MS = UNUSED_DAYS * 24 * 60 * 60_000
const AT_ONCE = 500

/** Removes those of these files that no run uses, at most so many at once; returns how many. */
export async function removeUnused(
  tx: Transaction,
  context: ServerContext,
  those: SQL | undefined,
): Promise<number> {
  const isUnused = notExists(
    tx.select().from(templateRunFiles).where(eq(templateRunFiles.fileId, sentFiles.id)),
  )
  const due = await tx
    .select({ id: sentFiles.id })
    .from(sentFiles)
    .where(and(those, isUnused))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  // Checked again: until a file was locked, a run may have used it.
  const gone = await tx
    .delete(sentFiles)
    .where(
      and(
        inArray(
          sentFiles.id,
          due.map(({ id }) => id),
        ),
        isUnused,
      ),
    )
    .returning()
  await discardFiles(tx, context, gone.map(sentPrefix))
  return gone.length
}

/** Removes files that were sent some days ago and that no run uses. */
export async function purgeSentFiles(context: ServerContext): Promise<void> {
  const before = new Date(context.now().getTime() - UNUSED_MS)
  for (;;) {
    const removed = await context.database.transaction((tx) =>
      removeUnused(tx, context, lte(sentFiles.sentAt, before)),
    )
    if (removed < AT_ONCE) return
  }
}

/** Discards all files of a user whose account goes in the same transaction; the rows go with it. */
export async function forgetSentFiles(
  tx: Transaction,
  context: ServerContext,
  userId: string,
): Promise<void> {
  await discardFiles(tx, context, [sentFolder(userId)])
}
