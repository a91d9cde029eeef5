import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Billing } from '#domain/account/billing.ts'
import { ownerColumn } from '#server/users/tables.ts'

/** What a person's invoices are made out to. */
export const accountBilling = pgTable('account_billing', {
  userId: ownerColumn().primaryKey(),
  billing: jsonb('billing').$type<Billing>().notNull(),
})
