import { pgTable, text } from 'drizzle-orm/pg-core'

/** What of the catalogue has been written to the storefront's tables: a changed hash is written again. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  /** `product/{handle}` or `collection/{handle}`. */
  name: text('name').primaryKey(),
  contentHash: text('content_hash').notNull(),
})
