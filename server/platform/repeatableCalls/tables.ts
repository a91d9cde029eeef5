import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { users } from '#server/platform/users/tables.ts'

/** Answers to writes with an idempotency key, kept for a repeated call. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    /** The owner of the key: a user's id, or `anyone`. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of method, address and body, to tell a repeat from another call under the same key. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first call is under way. */
    status: integer('status'),
    body: text('body'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('repeatable_calls_age').on(table.startedAt),
  ],
)
