import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ISSUE_LANGUAGES, ISSUE_STATUSES, type IssueContent } from '#domain/newsletter/issue.ts'
import { moment } from '#server/platform/database/columns.ts'

/**
 * Addresses whose owners have confirmed that they want the newsletter. Addresses that were only typed in, or have left,
 * aren't stored.
 */
export const newsletterReaders = pgTable('newsletter_readers', {
  /** Folded, for comparison. */
  emailFolded: text('email_folded').primaryKey(),
  email: text('email').notNull(),
  language: text('language', { enum: ['pl', 'en'] }).notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
})

/** Issues of the newsletter: drafts, and sent ones, which never change. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: text('id').primaryKey(),
    /** Counts its saves as a draft. */
    version: integer('version').notNull(),
    status: text('status', { enum: ISSUE_STATUSES }).notNull(),
    content: jsonb('content').$type<IssueContent>().notNull(),
    /** The number of subscribers when it was sent. */
    recipients: integer('recipients').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    /** Undeliverable letters. */
    failed: integer('failed').notNull().default(0),
    /** No letter of any issue is sent before. */
    pacedUntil: moment('paced_until'),
    updatedAt: moment('updated_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('newsletter_issues_age').on(table.updatedAt)],
)

/**
 * The letters of an issue, one for each subscriber at its sending. They are deleted with a reader who leaves, so that
 * the reader gets none after that, and nothing is kept of them.
 */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    reader: text('reader')
      .notNull()
      .references(() => newsletterReaders.emailFolded, { onDelete: 'cascade' }),
    /** The letter's Message-ID: the same for every try, so that a mail server can detect a repeat. */
    letterId: text('letter_id').notNull(),
    language: text('language', { enum: ISSUE_LANGUAGES }).notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While a worker holds the row, this is when its hold ends. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** A code: a mail server's words often name the person. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.reader] }),
    index('newsletter_letters_reader').on(table.reader),
    index('newsletter_letters_age').on(table.createdAt),
    index('newsletter_letters_due')
      .on(table.issueId, table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
  ],
)
