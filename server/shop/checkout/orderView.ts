import { asc, eq } from 'drizzle-orm'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { orderCredits } from '#domain/credits/orderCredits.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { giftsOf, type PersonalizationRow } from '#server/shop/gifts/personalizations.ts'
import { type PrintRow, printsOf } from '#server/shop/gifts/prints/prints.ts'
import { printView } from '#server/shop/gifts/prints/printView.ts'
import { globalId } from '#server/shop/storefront/globalId.ts'
import { englishNames, type NamedProduct, productsOf } from './englishNames.ts'
import { giftView } from './giftView.ts'
import { parcelView } from './parcelView.ts'
import { orderLines, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

/** The order made at a checkout's address, or null while there is none. */
export async function findOrder(
  database: Database,
  context: ServerContext,
  checkoutToken: string,
): Promise<OrderView | null> {
  const [order] = await database.select().from(orders).where(eq(orders.checkoutToken, checkoutToken))
  if (!order) return null
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const ids = lines.map(({ giftId }) => giftId)
  return orderView(context, order, lines, {
    products: await productsOf(database, lines),
    gifts: await giftsOf(database, ids),
    prints: await printsOf(database, ids),
  })
}

/** What an order’s lines are about: those of their products that are still sold, the gifts and prints that have come. */
export interface AboutLines {
  readonly products: ReadonlyMap<number, NamedProduct>
  readonly gifts: ReadonlyMap<string, PersonalizationRow>
  readonly prints: ReadonlyMap<string, PrintRow>
}

/** An order as its buyer sees it. */
export function orderView(
  context: ServerContext,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { products, gifts, prints }: AboutLines,
): OrderView {
  const { subtotal, discount, tax, shipping, total, currencyCode } = order
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    lines: lines.map((line) => ({
      id: line.cartLineId,
      variantId: globalId('ProductVariant', line.variantId),
      title: line.title,
      variantTitle: line.variantTitle,
      english: englishNames(products.get(line.productId), line),
      handle: line.handle,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total,
      giftWrap: line.giftWrapCost > 0,
      requiresShipping: line.requiresShipping,
      picture: line.picture,
      gift: giftView(line, gifts.get(line.giftId ?? '')),
      print: printView(context, prints.get(line.giftId ?? '')),
    })),
    totals: { subtotal, discount, tax, shipping, total, currencyCode },
    needsDelivery: order.needsDelivery,
    parcel: order.needsDelivery ? parcelView(order) : null,
    details: order.details,
    // Every order of ours is a test.
    credits: context.config.payments.testOrdersGive ? orderCredits(lines) : 0,
  }
}
