import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'

/** The facts that all servers on one database agree on: generated secrets, and where the files are. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  setAt: moment('set_at').notNull(),
})
