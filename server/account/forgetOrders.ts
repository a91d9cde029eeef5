import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { checkouts, orderLines, orders, webhookDeliveries } from '#server/checkout/tables.ts'
import type { Transaction } from '#server/database/database.ts'
import { carts } from '#server/storefront/tables.ts'
import { receivedWebhooks } from '#server/webhooks/tables.ts'

/**
 * Takes a person out of the orders placed with their address. What accounting has to keep stays: what was bought and
 * paid, and the name and address the sale was made to. Gone are e-mail, telephone, notes, what was written on gifts
 * and to whom they went, unfinished checkouts, and the copies made for machines. From then on the orders
 * are nobody's, also when somebody opens a new account with the same address.
 */
export async function forgetOrders(tx: Transaction, emailFolded: string): Promise<void> {
  const found = await tx
    .update(orders)
    .set({
      emailFolded: null,
      details: sql`${orders.details} || ${JSON.stringify({ email: '', phone: '', note: '', lockerCode: '' })}::jsonb`,
    })
    .where(eq(orders.emailFolded, emailFolded))
    .returning({ id: orders.id, cartId: orders.cartId })
  const orderIds = found.map(({ id }) => id)
  const cartIds = found.map(({ cartId }) => cartId)
  if (orderIds.length > 0) {
    await tx.update(orderLines).set({ attributes: [] }).where(inArray(orderLines.orderId, orderIds))
    await tx.delete(carts).where(inArray(carts.id, cartIds))
    await tx.delete(checkouts).where(inArray(checkouts.cartId, cartIds))
    await forgetWebhooks(tx, orderIds)
  }
  await tx.delete(checkouts).where(sql`lower(${checkouts.details}->>'email') = ${emailFolded}`)
  await tx
    .update(carts)
    .set({ email: null, phone: null, note: '' })
    .where(sql`lower(${carts.email}) = ${emailFolded}`)
}

/** What was delivered has done its work; what hasn't been yet, somebody still needs to send the goods by. */
async function forgetWebhooks(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const delivered = await tx
    .delete(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.orderId, [...orderIds]), ne(webhookDeliveries.status, 'waiting')))
    .returning({ id: webhookDeliveries.id })
  const ids = delivered.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(receivedWebhooks).where(inArray(receivedWebhooks.id, ids))
}
