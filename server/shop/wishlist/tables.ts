import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** A person's favourite products. */
export const wishes = pgTable(
  'wishes',
  {
    userId: ownerColumn(),
    /** The product's handle, whether the shop still has it or not. */
    handle: text('handle').notNull(),
    /** False once it was removed: a device that doesn't know that yet doesn't bring it back. */
    isWished: boolean('is_wished').notNull(),
    /** When a device last changed it. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.handle] }),
    index('wishes_removed')
      .on(table.changedAt)
      .where(sql`NOT is_wished`),
  ],
)
