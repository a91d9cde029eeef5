import { pgTable, text } from 'drizzle-orm/pg-core'

/** The catalogue's rows written to the storefront's tables: one with a changed hash is written again. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  /** `product/{handle}` or `collection/{handle}`. */
  name: text('name').primaryKey(),
  contentHash: text('content_hash').notNull(),
})
