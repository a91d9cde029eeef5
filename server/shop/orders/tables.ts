import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Invoice } from '#domain/orders/invoice.ts'
import { moment } from '#server/platform/database/columns.ts'
import { orders } from '#server/shop/checkout/tables.ts'

/** Invoices as issued: one per order, and never changed. */
export const invoices = pgTable('invoices', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  number: text('number').notNull().unique(),
  invoice: jsonb('invoice').$type<Invoice>().notNull(),
  issuedAt: moment('issued_at').notNull(),
})

/** The last invoice number of a year. A row, not a sequence: an invoice that isn't issued uses up no number. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
