import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { users } from '#server/platform/users/tables.ts'
import { discountCodes } from '#server/shop/storefront/tables.ts'

/**
 * Affiliate codes: the owner of each and what it gives besides its discount. Amount, period and number of uses belong
 * to the discount code. A code is never changed, only ended: its promises stay true.
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
    /** The creator, who sees the code's results and gets no bonus by it. */
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('affiliate_codes_creator').on(table.creatorUserId)],
)

export type AffiliateCodeRow = typeof affiliateCodes.$inferSelect
