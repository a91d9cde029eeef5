import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/**
 * Addresses whose owners have confirmed that they want the newsletter. Nothing is kept of an address that was only
 * typed in, nor of one that has left.
 */
export const newsletterReaders = pgTable('newsletter_readers', {
  /** As addresses are compared. */
  emailFolded: text('email_folded').primaryKey(),
  email: text('email').notNull(),
  language: text('language', { enum: ['pl', 'en'] }).notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
})
