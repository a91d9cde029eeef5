import { and, eq, inArray, isNull } from 'drizzle-orm'
import { trackingNumberOf } from '#domain/orders/carriers.ts'
import { mayFollow, type ToldParcel } from '#domain/orders/parcel.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { parcelStateOf } from '#server/shop/checkout/parcelView.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'

type OrderRow = typeof orders.$inferSelect

/** The order of a number that has a parcel, locked until the transaction ends; null for any other. */
export async function holdParcel(tx: Transaction, number: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update')
  // The address of a deleted account's order is gone.
  return order === undefined || !order.needsDelivery || order.emailFolded === null ? null : order
}

/**
 * Updates the parcel of a locked order, and writes to its buyer when it has left or its number has changed. Once it is
 * made, the print data of its things can't change.
 */
export async function noteParcel(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  told: ToldParcel,
): Promise<'changed' | 'same' | 'refused'> {
  const from = parcelStateOf(order)
  const sending = {
    carrier: told.carrier,
    trackingNumber: trackingNumberOf(told.tracking_number) ?? '',
  }
  const isSameSending = order.carrier === sending.carrier && order.trackingNumber === sending.trackingNumber
  if (from === told.state && (from !== 'sent' || isSameSending)) return 'same'
  if (!mayFollow(from, told.state)) return 'refused'
  const now = context.now()
  const sent = {
    parcelSentAt: order.parcelSentAt ?? now,
    parcelDeliveredAt: null,
    ...sending,
  }
  await tx
    .update(orders)
    .set({
      parcelRevision: order.parcelRevision + 1,
      parcelMadeAt: order.parcelMadeAt ?? now,
      ...(told.state === 'sent' ? sent : {}),
      ...(told.state === 'delivered' ? { parcelDeliveredAt: now } : {}),
    })
    .where(eq(orders.id, order.id))
  if (from === 'ordered') await takeOwnParts(tx, context, order.id)
  // A parcel called delivered too early is on its way as before.
  if (told.state === 'sent' && !isSameSending) {
    await enqueueLetter(tx, context, {
      kind: 'parcel-sent',
      to: order.details.email,
      language: order.language,
      order: { number: order.number, shippingMethod: order.details.shippingMethod },
      carrier: told.carrier ?? 'other',
      trackingNumber: sending.trackingNumber,
      isCorrected: order.parcelSentAt !== null,
      checkoutToken: order.checkoutToken,
    })
  }
  return 'changed'
}

/** The words and pictures of an order's things can't change any more: it is made of them. */
async function takeOwnParts(tx: Transaction, { now }: ServerContext, orderId: number): Promise<void> {
  const lines = await tx
    .select({ giftId: orderLines.giftId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.requiresShipping, true)))
  const ids = lines.flatMap(({ giftId }) => (giftId === null ? [] : [giftId]))
  if (ids.length === 0) return
  const takenAt = now()
  await tx
    .update(personalizations)
    .set({ takenAt })
    .where(and(inArray(personalizations.cartItemId, ids), isNull(personalizations.takenAt)))
  await tx
    .update(prints)
    .set({ takenAt })
    .where(and(inArray(prints.cartItemId, ids), isNull(prints.takenAt)))
}
