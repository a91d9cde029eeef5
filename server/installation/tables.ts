import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What all servers on one database have to agree on: the secrets that nobody gave them, and where the files lie. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  setAt: timestamp('set_at', { withTimezone: true }).notNull(),
})
