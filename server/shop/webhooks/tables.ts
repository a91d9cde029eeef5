import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from '#server/platform/database/columns.ts'

/** The end of a webhook: `test` for one about an unpaid order, which therefore brought nothing. */
export const WEBHOOK_OUTCOMES = ['taken', 'test', 'given_up'] as const

/**
 * Webhooks from the storefront, each stored once even if sent twice. The worker reads due rows with no `processedAt`,
 * and sets it in the transaction of its effect.
 */
export const receivedWebhooks = pgTable(
  'received_webhooks',
  {
    /** `X-Shopify-Webhook-Id`. */
    id: text('id').primaryKey(),
    topic: text('topic').notNull(),
    shopDomain: text('shop_domain').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When it ended, in any way. */
    processedAt: moment('processed_at'),
    /** Null until then, and for those from before outcomes were kept. */
    outcome: text('outcome', { enum: WEBHOOK_OUTCOMES }),
    /** Tries that failed. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Why the last try failed: a code, for administrators. */
    lastError: text('last_error'),
  },
  (table) => [
    index('received_webhooks_age').on(table.processedAt),
    index('received_webhooks_due')
      .on(table.topic, table.nextAttemptAt)
      .where(sql`processed_at is null`),
    // The rows that administrators see are few, however many webhooks succeeded.
    index('received_webhooks_shown')
      .on(table.topic, table.receivedAt)
      .where(sql`outcome in ('test', 'given_up') or (processed_at is null and attempts > 0)`),
  ],
)

export type WebhookRow = typeof receivedWebhooks.$inferSelect
