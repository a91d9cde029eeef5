import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** What all servers on one database have to agree on: the secrets that nobody gave them, and where the files lie. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  setAt: moment('set_at').notNull(),
})
