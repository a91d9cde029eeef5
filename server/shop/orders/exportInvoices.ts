import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { invoices } from './tables.ts'

/** The invoices of orders placed with a verified address, the oldest first. */
export async function exportInvoices(tx: Transaction, emailFolded: string) {
  const rows = await tx
    .select({ invoice: invoices.invoice })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.emailFolded, emailFolded))
    .orderBy(asc(invoices.issuedAt))
  return rows.map(({ invoice }) => invoice)
}
