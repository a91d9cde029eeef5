import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PushMessage } from '#domain/push/pushSubscription.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn, sessions } from '#server/platform/users/tables.ts'

/** Browsers that want push messages. A row goes with its session: a signed-out device gets none. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** The push service's address of this browser. */
    endpoint: text('endpoint').primaryKey(),
    userId: ownerColumn(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)

/** Outbox of push messages, one row per browser: a delivered message has no row. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: text('id').primaryKey(),
    endpoint: text('endpoint')
      .notNull()
      .references(() => pushSubscriptions.endpoint, { onDelete: 'cascade' }),
    message: jsonb('message').$type<PushMessage>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While a worker holds the row, this is when its hold ends. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_messages_due').on(table.nextAttemptAt)],
)
