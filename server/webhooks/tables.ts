import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Webhooks the storefront has sent us, each once whatever was sent twice. What acts on them reads the rows
 * with no `processedAt` and sets it in the transaction of its effect.
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
    processedAt: moment('processed_at'),
  },
  (table) => [
    index('received_webhooks_age').on(table.processedAt),
    index('received_webhooks_unprocessed')
      .on(table.topic, table.receivedAt)
      .where(sql`processed_at is null`),
  ],
)
