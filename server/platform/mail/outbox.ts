import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { MOST_TRIES, pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import type { Letter } from './letter.ts'
import { seal } from './seal.ts'
import { outgoingLetters } from './tables.ts'

export type OutgoingLetter = typeof outgoingLetters.$inferSelect

/** How long a worker may hold a letter for sending before another may take it over. */
const HOLD_MS = 120_000
/** Also the most simultaneous connections to a mail server. */
const BATCH = 5

/** Notes a letter in the transaction that causes it; it is sent soon after the commit, and retried until it is. */
export async function enqueueLetter(tx: Transaction, context: ServerContext, letter: Letter): Promise<void> {
  const now = context.now()
  await tx.insert(outgoingLetters).values({
    id: randomUUID(),
    kind: letter.kind,
    sealed: seal(context.config.auth.secret, 'outgoing letter', JSON.stringify(letter)),
    status: 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  })
}

/**
 * Claims due letters, so that no other worker sends them for `HOLD_MS`. A worker killed while it holds a row loses
 * nothing: the hold runs out and the row is due again.
 */
export async function claimDueLetters(context: ServerContext): Promise<readonly OutgoingLetter[]> {
  return context.database.transaction(async (tx) => {
    const now = context.now()
    const due = await tx
      .select({ id: outgoingLetters.id })
      .from(outgoingLetters)
      .where(and(eq(outgoingLetters.status, 'waiting'), lte(outgoingLetters.nextAttemptAt, now)))
      .orderBy(outgoingLetters.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map((row) => row.id)
    return tx
      .update(outgoingLetters)
      .set({ nextAttemptAt: new Date(now.getTime() + HOLD_MS) })
      .where(inArray(outgoingLetters.id, ids))
      .returning()
  })
}

/** The mail server has the letter: nothing of it is kept. */
export async function settleSent({ database }: ServerContext, id: string): Promise<void> {
  await database.delete(outgoingLetters).where(eq(outgoingLetters.id, id))
}

/** Notes a failed try and when the next one is due. `isFinal`: a retry can't succeed. */
export async function settleUnsent(
  context: ServerContext,
  row: OutgoingLetter,
  { code, isFinal }: { code: string; isFinal: boolean },
): Promise<void> {
  const attempts = row.attempts + 1
  const isGivenUp = isFinal || attempts >= MOST_TRIES
  await context.database
    .update(outgoingLetters)
    .set({
      attempts,
      status: isGivenUp ? 'given_up' : 'waiting',
      nextAttemptAt: new Date(context.now().getTime() + pauseAfter(attempts)),
      lastError: code.slice(0, 100),
      // A letter that won't be sent must not keep its content.
      ...(isGivenUp ? { sealed: null } : {}),
    })
    .where(eq(outgoingLetters.id, row.id))
}
