import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { cartLines, carts } from '#server/shop/storefront/tables.ts'
import { checkouts, orders } from './tables.ts'
import { linesOf } from './accountOrders.ts'
import { parcelView } from './parcelView.ts'

/** The orders placed with a proved address, the oldest first. */
export async function exportOrders(tx: Transaction, emailFolded: string) {
  const rows = await tx
    .select()
    .from(orders)
    .where(eq(orders.emailFolded, emailFolded))
    .orderBy(asc(orders.id))
  const lines = await linesOf(tx, rows)
  return rows.map((order) => ({
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    details: order.details,
    discount_codes: order.discountCodes,
    currency_code: order.currencyCode,
    subtotal: order.subtotal,
    discount: order.discount,
    tax: order.tax,
    shipping: order.shipping,
    total: order.total,
    parcel: order.needsDelivery ? parcelView(order) : null,
    lines: (lines.get(order.id) ?? []).map((line) => ({
      title: line.title,
      variant_title: line.variantTitle,
      sku: line.sku,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      gift_wrap_cost: line.giftWrapCost,
      total: line.total,
      attributes: line.attributes,
    })),
  }))
}

/** Carts and checkouts that a proved address was typed into and that no order came of. */
export async function exportUnfinished(tx: Transaction, emailFolded: string) {
  const found = await tx
    .select({ cart: carts, details: checkouts.details })
    .from(carts)
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .where(and(isNull(carts.completedAt), isOfAddress(emailFolded)))
    .orderBy(asc(carts.createdAt))
  const ids = found.map(({ cart }) => cart.id)
  const lines = await tx.select().from(cartLines).where(inArray(cartLines.cartId, ids))
  return found.map(({ cart, details }) => ({
    created_at: cart.createdAt.toISOString(),
    email: cart.email,
    phone: cart.phone,
    note: cart.note,
    attributes: cart.attributes,
    discount_codes: cart.discountCodes,
    details,
    lines: lines
      .filter(({ cartId }) => cartId === cart.id)
      .map(({ quantity, attributes }) => ({ quantity, attributes })),
  }))
}

/** Of carts beside their checkouts: those whose buyer has typed this address. */
export function isOfAddress(emailFolded: string) {
  return or(
    eq(sql`lower(trim(${carts.email}))`, emailFolded),
    eq(sql`lower(trim(${checkouts.details}->>'email'))`, emailFolded),
  )
}
