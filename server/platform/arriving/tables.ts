import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { users } from '#server/platform/users/tables.ts'

/** A part that has arrived: its folder below the file's own. */
export interface ArrivedPart {
  readonly id: string
  readonly bytes: number
}

/** Files that arrive in parts and aren't used yet. */
export const arrivingFiles = pgTable(
  'arriving_files',
  {
    /** Also its folder among the files. */
    name: text('name').primaryKey(),
    /** Null for one of an anonymous sender: its address was given to them alone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of the network where it began. */
    network: text('network').notNull(),
    parts: jsonb('parts').$type<readonly ArrivedPart[]>().notNull(),
    /** Of all parts together. */
    bytes: integer('bytes').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('arriving_files_age').on(table.changedAt), index('arriving_files_user').on(table.userId)],
)
