import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { AddressMove } from '#server/platform/users/addressMove.ts'
import { forgetPrints } from '#server/shop/gifts/prints/prints.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { carts } from '#server/shop/storefront/tables.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { OWN_RECEIVER } from './webhookOutbox.ts'
import { checkouts, orderLines, orders, webhookDeliveries } from './tables.ts'
import { isOfAddress } from './exportOrders.ts'

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
      // At its carrier a number leads to whoever got the parcel.
      trackingNumber: '',
      details: sql`${orders.details} || ${JSON.stringify({ email: '', phone: '', note: '', lockerCode: '' })}::jsonb`,
    })
    .where(eq(orders.emailFolded, emailFolded))
    .returning({ id: orders.id, cartId: orders.cartId })
  const orderIds = found.map(({ id }) => id)
  const cartIds = found.map(({ cartId }) => cartId)
  const unfinished = await tx
    .select({ id: carts.id })
    .from(carts)
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .where(isOfAddress(emailFolded))
  const gone = [...cartIds, ...unfinished.map(({ id }) => id)]
  await tx.delete(carts).where(inArray(carts.id, gone))
  await tx
    .delete(checkouts)
    .where(
      or(inArray(checkouts.cartId, gone), eq(sql`lower(trim(${checkouts.details}->>'email'))`, emailFolded)),
    )
  const ofOrders = inArray(orderLines.orderId, orderIds)
  const gifts = tx.select({ id: orderLines.giftId }).from(orderLines).where(ofOrders)
  await tx.delete(personalizations).where(inArray(personalizations.cartItemId, gifts))
  await tx.update(orderLines).set({ attributes: [], giftId: null }).where(ofOrders)
  await forgetWebhooks(tx, orderIds, emailFolded)
}

/** Takes the pictures off the things that were ordered with an address, their files included; before the orders go. */
export async function forgetPrintsOfAddress(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  emailFolded: string,
): Promise<void> {
  const lines = await tx
    .select({ id: orderLines.giftId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.emailFolded, emailFolded), isNotNull(orderLines.giftId)))
  await forgetPrints(
    tx,
    context,
    lines.flatMap(({ id }) => (id === null ? [] : [id])),
  )
}

/**
 * What was delivered has done its work, and so has what only we would be told of; what hasn't been yet, somebody else
 * still needs to send the goods by. Of another shop's webhooks those with the address are the person's.
 */
async function forgetWebhooks(
  tx: Transaction,
  orderIds: readonly number[],
  emailFolded: string,
): Promise<void> {
  const delivered = await tx
    .delete(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.orderId, [...orderIds]),
        or(ne(webhookDeliveries.status, 'waiting'), eq(webhookDeliveries.target, OWN_RECEIVER)),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  const { id, payload } = receivedWebhooks
  const names = ['email', 'contact_email'].map((name) =>
    eq(sql`lower(trim(${payload}->>${sql.raw(`'${name}'`)}))`, emailFolded),
  )
  const ids = delivered.map((row) => row.id)
  await tx.delete(receivedWebhooks).where(or(inArray(id, ids), ...names))
}

/** Orders placed with an address are those of the new one. */
export async function moveOrders(tx: Transaction, { from, to }: AddressMove): Promise<void> {
  await tx.update(orders).set({ emailFolded: to }).where(eq(orders.emailFolded, from))
}
