import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { users } from '#server/platform/users/tables.ts'

/** Links sent by e-mail, by the hash of their token. A used link has no row. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change'] }).notNull(),
    /** Null for a link that isn't sent: it is made so that asking costs the same for every address. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to and verifies. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_links_user').on(table.userId), index('email_links_expiry').on(table.expiresAt)],
)
