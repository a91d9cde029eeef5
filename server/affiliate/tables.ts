import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import { discountCodes } from '#server/storefront/tables.ts'
import { users } from '#server/users/tables.ts'

/**
 * Affiliate codes: whose each is and what it gives besides its discount. What it takes off, from when, until when and
 * how often is the discount code's own. None is changed but ended: what was promised with it stays true.
 */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    /** In capitals. */
    code: text('code')
      .primaryKey()
      .references(() => discountCodes.code),
    /** As the banner names them. */
    creator: text('creator').notNull(),
    bonusCredits: integer('bonus_credits').notNull(),
    /** Whoever sees what it brings, and is given no bonus by it. */
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('affiliate_codes_creator').on(table.creatorUserId)],
)

export type AffiliateCodeRow = typeof affiliateCodes.$inferSelect
