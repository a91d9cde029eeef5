import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import type { LetterKind } from './letter.ts'

/** Outbox of letters: written in the transaction that causes one, deleted once the mail server has accepted it. */
export const outgoingLetters = pgTable(
  'outgoing_letters',
  {
    /** Also the letter's Message-ID: the same for every try, so that a mail server can detect a repeat. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** Recipient and link, sealed: a reader of the database learns no token. Null once given up. */
    sealed: text('sealed'),
    status: text('status', { enum: ['waiting', 'given_up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While a worker holds the row, this is when its hold ends. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** A code: a mail server's words often name the person. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outgoing_letters_age').on(table.createdAt),
    index('outgoing_letters_due')
      .on(table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
  ],
)

/** The development mailbox: holds the letters when there is no mail server. */
export const mailboxLetters = pgTable(
  'mailbox_letters',
  {
    id: text('id').primaryKey(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('mailbox_letters_newest').on(table.receivedAt)],
)
