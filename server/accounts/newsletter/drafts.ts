import { and, count, desc, eq } from 'drizzle-orm'
import {
  type Audience,
  isComplete,
  type Issue,
  type IssueWords,
  type NewsletterOverview,
  type SaveIssue,
  type TestIssue,
} from '#domain/newsletter/issue.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { hasTransport } from '#server/platform/mail/transport.ts'
import { type IssueRow, issueSummary, issueView } from './issueViews.ts'
import { unsubscribeToken } from './newsletterTokens.ts'
import { newsletterIssues, newsletterReaders } from './tables.ts'

/** How many issues are listed, the newest. */
const LISTED = 50

/** The fields for the list of issues. */
export async function readOverview({ database, config }: ServerContext): Promise<NewsletterOverview> {
  const rows = await database
    .select()
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.updatedAt), desc(newsletterIssues.id))
    .limit(LISTED)
  return {
    issues: await Promise.all(rows.map((row) => issueSummary(database, row))),
    audience: await readAudience(database),
    perMinute: config.newsletter.perMinute,
    sendsLetters: hasTransport(config),
    pictureOrigins: [...config.storefront.pictureOrigins],
  }
}

async function readAudience(database: Database): Promise<Audience> {
  const rows = await database
    .select({ language: newsletterReaders.language, readers: count() })
    .from(newsletterReaders)
    .groupBy(newsletterReaders.language)
  const readersOf = (language: keyof Audience) => rows.find((row) => row.language === language)?.readers ?? 0
  return { pl: readersOf('pl'), en: readersOf('en') }
}

/** Throws NOT_FOUND. */
export async function readIssue(database: Database | Transaction, id: string): Promise<IssueRow> {
  const [row] = await database.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Saves a draft over the version its writer has seen; version 0 makes a new one. Throws ISSUE_CHANGED when another was
 * saved, or it was sent, meanwhile.
 */
export async function saveDraft(
  { database, now }: ServerContext,
  id: string,
  { version, content }: SaveIssue,
): Promise<Issue> {
  const values = { version: version + 1, content, updatedAt: now() }
  const [saved] =
    version === 0
      ? await database
          .insert(newsletterIssues)
          .values({ ...values, id, status: 'draft' })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(newsletterIssues)
          .set(values)
          .where(
            and(
              eq(newsletterIssues.id, id),
              eq(newsletterIssues.status, 'draft'),
              eq(newsletterIssues.version, version),
            ),
          )
          .returning()
  if (saved !== undefined) return issueView(database, saved)
  await readIssue(database, id)
  throw new Refusal('ISSUE_CHANGED')
}

/** Deletes a draft; idempotent. Throws ISSUE_CHANGED for a sent issue. */
export async function deleteDraft({ database }: ServerContext, id: string): Promise<void> {
  await database
    .delete(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.status, 'draft')))
  const left = await database.$count(newsletterIssues, eq(newsletterIssues.id, id))
  if (left > 0) throw new Refusal('ISSUE_CHANGED')
}

/**
 * Sends the saved draft to one address as a reader would get it. Throws ISSUE_CHANGED when that isn't the seen version,
 * ISSUE_INCOMPLETE when it couldn't be sent so.
 */
export async function sendTest(
  context: ServerContext,
  to: string,
  { id, version, language }: TestIssue & { readonly id: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const issue = await readIssue(tx, id)
    if (issue.version !== version) throw new Refusal('ISSUE_CHANGED')
    const words: IssueWords = issue.content[language]
    if (!isComplete(words, context.config.storefront.pictureOrigins)) throw new Refusal('ISSUE_INCOMPLETE')
    await enqueueLetter(tx, context, {
      kind: 'newsletter-issue',
      to,
      language,
      words,
      unsubscribeToken: unsubscribeToken(context, to),
    })
  })
}
