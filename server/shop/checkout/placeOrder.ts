import { sql } from 'drizzle-orm'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { giftWrapCost } from '#domain/checkout/giftWrap.ts'
import { orderNumber } from '#domain/checkout/orderNumber.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { giftOfLine } from '#server/shop/gifts/personalizations.ts'
import { completeCart } from '#server/shop/storefront/carts.ts'
import type { PricedCheckout } from './openCheckout.ts'
import { orderView } from './orderView.ts'
import { paidOrderPayload } from './paidOrderPayload.ts'
import { orderCounters, orderLines, orders } from './tables.ts'
import { enqueueWebhook, OWN_RECEIVER } from './webhookOutbox.ts'

/**
 * Makes the order of a checkout whose payment went through and whose stock was taken, completes its cart and
 * notes the webhook and the letter in `language`: all in the transaction of the payment, so that there is the whole of it or nothing.
 */
export async function placeOrder(
  tx: Transaction,
  context: ServerContext,
  { view, priced, gifts, prints }: PricedCheckout,
  language: 'pl' | 'en',
): Promise<OrderView> {
  const placedAt = context.now()
  const { cart } = priced
  const { url } = context.config.webhook
  const { subtotal, discount, tax, shipping, total, currencyCode } = view.totals
  const [order] = await tx
    .insert(orders)
    .values({
      number: await nextOrderNumber(tx, placedAt),
      cartId: cart.id,
      checkoutToken: cart.checkoutToken,
      details: view.details,
      emailFolded: foldEmail(view.details.email),
      language,
      needsDelivery: view.needsDelivery,
      discountCodes: view.discountCodes.filter((code) => code.applicable).map((code) => code.code),
      subtotal,
      discount,
      tax,
      shipping,
      total,
      currencyCode,
      placedAt,
    })
    .returning()
  if (!order) throw new Error('the order was not written')
  const [lines, isCompleted] = await Promise.all([
    tx.insert(orderLines).values(orderLineRows(order.id, { view, priced })).returning(),
    completeCart(tx, priced, placedAt),
  ])
  if (!isCompleted) throw new Error('the cart was completed by somebody else')
  const products = new Map(priced.lines.map(({ product }) => [product.id, product]))
  const placed = orderView(context, order, lines, { products, gifts, prints })
  await Promise.all([
    enqueueWebhook(tx, {
      topic: 'orders/paid',
      orderId: order.id,
      payload: JSON.stringify(paidOrderPayload(order, lines)),
      targets: url === null ? [OWN_RECEIVER] : [OWN_RECEIVER, url],
      now: placedAt,
    }),
    enqueueLetter(tx, context, {
      kind: 'order-placed',
      to: order.details.email,
      language,
      order: placed,
      checkoutToken: order.checkoutToken,
    }),
  ])
  return placed
}

function orderLineRows(
  orderId: number,
  { view, priced }: Pick<PricedCheckout, 'view' | 'priced'>,
): (typeof orderLines.$inferInsert)[] {
  const shown = new Map(view.lines.map((line) => [line.id, line]))
  const rows: (typeof orderLines.$inferInsert)[] = []
  for (const line of priced.lines) {
    const seen = shown.get(line.id)
    if (line.quantity === 0 || seen === undefined) continue
    rows.push({
      orderId,
      position: rows.length,
      cartLineId: line.id,
      variantId: line.variant.id,
      productId: line.product.id,
      handle: line.product.handle,
      title: seen.title,
      variantTitle: seen.variantTitle,
      sku: line.variant.sku,
      quantity: line.quantity,
      unitPrice: seen.unitPrice,
      total: seen.total,
      giftWrapCost: giftWrapCost(line.attributes),
      requiresShipping: seen.requiresShipping,
      attributes: line.attributes,
      giftId: giftOfLine(line.attributes),
      picture: seen.picture,
    })
  }
  return rows
}

async function nextOrderNumber(tx: Transaction, placedAt: Date): Promise<string> {
  const year = placedAt.getUTCFullYear()
  const [counter] = await tx
    .insert(orderCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.year, set: { last: sql`${orderCounters.last} + 1` } })
    .returning()
  if (!counter) throw new Error('no order number was given out')
  return orderNumber(year, counter.last)
}
