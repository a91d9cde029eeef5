import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'

/**
 * Addresses whose owners have confirmed that they want to be told when a sold-out product is back. A row is deleted
 * once its letter is noted, it is withdrawn or it has waited too long; addresses that were only typed in aren't stored.
 */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** Folded, for comparison. */
    emailFolded: text('email_folded').notNull(),
    /** The storefront's id of the variant, which may be a store elsewhere's. */
    variantId: text('variant_id').notNull(),
    id: text('id').notNull().unique(),
    email: text('email').notNull(),
    language: text('language', { enum: ['pl', 'en'] }).notNull(),
    handle: text('handle').notNull(),
    /** The store's name of it at the request. */
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailFolded, table.variantId] }),
    index('restock_requests_variant').on(table.variantId, table.createdAt),
    index('restock_requests_age').on(table.createdAt),
  ],
)
