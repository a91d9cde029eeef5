import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'

/**
 * Folders of stored files without rows in the database: those being written by a change that hasn't been committed yet,
 * and those whose rows are gone. They are removed when they are due.
 */
export const discardedFiles = pgTable(
  'discarded_files',
  {
    prefix: text('prefix').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('discarded_files_due').on(table.dueAt)],
)
