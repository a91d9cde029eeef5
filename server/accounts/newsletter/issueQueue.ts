import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { IssueWords } from '#domain/newsletter/issue.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { MOST_TRIES, pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import { type IssueRow, isWaiting } from './issueViews.ts'
import { newsletterIssues, newsletterLetters, newsletterReaders } from './tables.ts'

/** How long a worker may hold a letter for sending before another may take it over. */
const HOLD_MS = 120_000

type LetterRow = typeof newsletterLetters.$inferSelect

/** A letter that one worker holds. */
export interface ClaimedLetter {
  readonly row: LetterRow
  readonly to: string
  readonly words: IssueWords
}

/**
 * Claims the next due letter, so that no other worker sends it for `HOLD_MS`; null when none is due, or the pace says
 * to wait. A worker killed while it holds one loses nothing: the hold runs out and the letter is due again, under the
 * same id.
 */
export async function claimIssueLetter(context: ServerContext): Promise<ClaimedLetter | null> {
  // Called several times a second, nearly always with nothing to send: then no transaction is begun.
  const sending = await context.database.$count(newsletterIssues, eq(newsletterIssues.status, 'sending'))
  if (sending === 0) return null
  return context.database.transaction(async (tx) => {
    const now = context.now()
    // Only the transaction that locks these rows sends letters, so that the pace is one for any number of servers.
    const issues = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.status, 'sending'))
      .orderBy(asc(newsletterIssues.startedAt), asc(newsletterIssues.id))
      .for('update')
    if (issues.some(({ pacedUntil }) => pacedUntil !== null && pacedUntil > now)) return null
    for (const issue of issues) {
      const claimed = await claimOf(tx, issue, now)
      if (claimed !== null) {
        const pause = 60_000 / context.config.newsletter.perMinute
        const pacedUntil = new Date(now.getTime() + pause)
        await tx.update(newsletterIssues).set({ pacedUntil }).where(eq(newsletterIssues.id, issue.id))
        return claimed
      }
      await finishIfDone(tx, issue.id, now)
    }
    return null
  })
}

async function claimOf(tx: Transaction, issue: IssueRow, now: Date): Promise<ClaimedLetter | null> {
  const [due] = await tx
    .select({ row: newsletterLetters, to: newsletterReaders.email })
    .from(newsletterLetters)
    .innerJoin(newsletterReaders, eq(newsletterReaders.emailFolded, newsletterLetters.reader))
    .where(and(isWaiting(issue.id), lte(newsletterLetters.nextAttemptAt, now)))
    .orderBy(asc(newsletterLetters.nextAttemptAt), asc(newsletterLetters.reader))
    .limit(1)
    .for('update', { of: newsletterLetters, skipLocked: true })
  if (due === undefined) return null
  await tx
    .update(newsletterLetters)
    .set({ nextAttemptAt: new Date(now.getTime() + HOLD_MS) })
    .where(sameLetter(due.row))
  return { ...due, words: issue.content[due.row.language] }
}

/** The mail server has the letter. */
export function settleSent(context: ServerContext, row: LetterRow): Promise<void> {
  return settle(context, row, { status: 'sent', lastError: null })
}

/** Notes a failed try and when the next one is due. `isFinal`: a retry can't succeed. */
export function settleUnsent(
  context: ServerContext,
  row: LetterRow,
  { code, isFinal }: { readonly code: string; readonly isFinal: boolean },
): Promise<void> {
  const attempts = row.attempts + 1
  return settle(context, row, {
    attempts,
    status: isFinal || attempts >= MOST_TRIES ? 'failed' : 'waiting',
    nextAttemptAt: new Date(context.now().getTime() + pauseAfter(attempts)),
    lastError: code.slice(0, 100),
  })
}

/**
 * Each letter is counted once: by the transaction that ends its waiting. A reader who has left meanwhile isn't counted.
 */
async function settle(context: ServerContext, row: LetterRow, change: Partial<LetterRow>): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [settled] = await tx
      .update(newsletterLetters)
      .set(change)
      .where(and(sameLetter(row), eq(newsletterLetters.status, 'waiting')))
      .returning({ status: newsletterLetters.status })
    if (settled === undefined || settled.status === 'waiting') return
    const count = settled.status === 'sent' ? newsletterIssues.sent : newsletterIssues.failed
    await tx
      .update(newsletterIssues)
      .set({ [settled.status]: sql`${count} + 1` })
      .where(eq(newsletterIssues.id, row.issueId))
    await finishIfDone(tx, row.issueId, context.now())
  })
}

function sameLetter({ issueId, letterId, reader }: LetterRow) {
  return and(
    eq(newsletterLetters.issueId, issueId),
    eq(newsletterLetters.reader, reader),
    eq(newsletterLetters.letterId, letterId),
  )
}

async function finishIfDone(tx: Transaction, issueId: string, now: Date): Promise<void> {
  const [waiting] = await tx
    .select({ reader: newsletterLetters.reader })
    .from(newsletterLetters)
    .where(isWaiting(issueId))
    .limit(1)
  if (waiting !== undefined) return
  await tx
    .update(newsletterIssues)
    .set({ status: 'sent', finishedAt: now, updatedAt: now })
    .where(eq(newsletterIssues.id, issueId))
}
