import { asc, eq } from 'drizzle-orm'
import { orders } from '#server/checkout/tables.ts'
import type { Transaction } from '#server/database/database.ts'
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
