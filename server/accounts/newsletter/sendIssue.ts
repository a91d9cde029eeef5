import { and, eq, inArray, sql } from 'drizzle-orm'
import { isComplete, type SendIssue } from '#domain/newsletter/issue.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { readIssue } from './drafts.ts'
import type { IssueRow } from './issueViews.ts'
import { newsletterIssues, newsletterLetters, newsletterReaders } from './tables.ts'

/**
 * Queues a letter for all present subscribers who read in these languages. From here on the issue never changes. Throws
 * ISSUE_CHANGED, ISSUE_INCOMPLETE or NO_READERS.
 */
export async function startIssue(
  tx: Transaction,
  { config, now }: ServerContext,
  { id, version, languages }: SendIssue & { readonly id: string },
): Promise<IssueRow> {
  const issue = await readIssue(tx, id)
  const pictureOrigins = config.storefront.pictureOrigins
  if (languages.some((language) => !isComplete(issue.content[language], pictureOrigins))) {
    throw new Refusal('ISSUE_INCOMPLETE')
  }
  const time = now()
  const [started] = await tx
    .update(newsletterIssues)
    .set({ status: 'sending', startedAt: time, updatedAt: time })
    .where(
      and(
        eq(newsletterIssues.id, id),
        eq(newsletterIssues.status, 'draft'),
        eq(newsletterIssues.version, version),
      ),
    )
    .returning()
  if (started === undefined) throw new Refusal('ISSUE_CHANGED')
  const recipients = await queueLetters(tx, { id, languages, time })
  if (recipients === 0) throw new Refusal('NO_READERS')
  await tx.update(newsletterIssues).set({ recipients }).where(eq(newsletterIssues.id, id))
  return { ...started, recipients }
}

async function queueLetters(
  tx: Transaction,
  { id, languages, time }: Pick<SendIssue, 'languages'> & { readonly id: string; readonly time: Date },
): Promise<number> {
  const queued = await tx
    .insert(newsletterLetters)
    .select(
      tx
        .select({
          issueId: sql<string>`${id}`.as('issue_id'),
          reader: newsletterReaders.emailFolded,
          letterId: sql<string>`gen_random_uuid()::text`.as('letter_id'),
          language: newsletterReaders.language,
          status: sql<'waiting'>`'waiting'`.as('status'),
          attempts: sql<number>`0`.as('attempts'),
          nextAttemptAt: sql<Date>`${time.toISOString()}::timestamptz`.as('next_attempt_at'),
          lastError: sql<null>`null::text`.as('last_error'),
          createdAt: sql<Date>`${time.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(newsletterReaders)
        .where(inArray(newsletterReaders.language, languages))
        // A reader who leaves at this very moment gets none.
        .for('key share'),
    )
    .returning({ language: newsletterLetters.language })
  return queued.length
}

/** Stops the sending of an issue. Null when it isn't being sent. */
export function stopIssue(tx: Transaction, { now }: ServerContext, id: string): Promise<IssueRow | null> {
  return changeStatus(tx, id, { from: 'sending', to: 'stopped', time: now() })
}

/** Resumes the sending of a stopped issue. Null when it isn't stopped. */
export function continueIssue(tx: Transaction, { now }: ServerContext, id: string): Promise<IssueRow | null> {
  return changeStatus(tx, id, { from: 'stopped', to: 'sending', time: now() })
}

async function changeStatus(
  tx: Transaction,
  id: string,
  {
    from,
    to,
    time,
  }: { readonly from: IssueRow['status']; readonly to: IssueRow['status']; readonly time: Date },
): Promise<IssueRow | null> {
  const [changed] = await tx
    .update(newsletterIssues)
    .set({ status: to, updatedAt: time })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.status, from)))
    .returning()
  return changed ?? null
}
