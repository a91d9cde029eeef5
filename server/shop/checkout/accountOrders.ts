import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { AccountOrder } from '#domain/account/billing.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { englishNames, productsOf } from './englishNames.ts'
import { parcelStateOf } from './parcelView.ts'
import { orderLines, orders } from './tables.ts'

const PAGE = 20

/**
 * Orders that were placed with a user's address, the newest first, `before` a page's end. The address has to be
 * confirmed: anybody can register with anybody's.
 */
export async function listOrders(
  database: Database | Transaction,
  { emailFolded, verifiedAt }: Pick<UserRow, 'emailFolded' | 'verifiedAt'>,
  before: string | null,
): Promise<{ orders: AccountOrder[]; next: string | null }> {
  if (verifiedAt === null) return { orders: [], next: null }
  const found = await database
    .select()
    .from(orders)
    .where(
      and(eq(orders.emailFolded, emailFolded), before === null ? undefined : lt(orders.id, Number(before))),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  const lines = await linesOf(database, page)
  const products = await productsOf(database, [...lines.values()].flat())
  return {
    orders: page.map((order) => ({
      number: order.number,
      placed_at: order.placedAt.toISOString(),
      total: order.total,
      tax: order.tax,
      currency_code: order.currencyCode,
      checkout_token: order.checkoutToken,
      parcel_state: order.needsDelivery ? parcelStateOf(order) : null,
      lines: (lines.get(order.id) ?? []).map((line) => ({
        title: line.title,
        variant_title: line.variantTitle,
        english_title: englishNames(products.get(line.productId), line)?.title,
        quantity: line.quantity,
      })),
    })),
    next: found.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

/** The lines of these orders, by the order's id and in their order. */
export async function linesOf(
  database: Database | Transaction,
  those: readonly { readonly id: number }[],
): Promise<Map<number, (typeof orderLines.$inferSelect)[]>> {
  const ids = those.map(({ id }) => id)
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(lines, ({ orderId }) => orderId)
}
