import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/**
 * Addresses whose owners have confirmed that they want to be told when something sold out is back. A row is gone once
 * its letter is on its way, is withdrawn or has waited too long; nothing is kept of an address that was only typed in.
 */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** As addresses are compared. */
    emailFolded: text('email_folded').notNull(),
    /** As the storefront names the variant, which may be a store elsewhere. */
    variantId: text('variant_id').notNull(),
    id: text('id').notNull().unique(),
    email: text('email').notNull(),
    language: text('language', { enum: ['pl', 'en'] }).notNull(),
    handle: text('handle').notNull(),
    /** As the store called it when it was asked. */
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailFolded, table.variantId] }),
    index('restock_requests_variant').on(table.variantId, table.createdAt),
    index('restock_requests_age').on(table.createdAt),
  ],
)
