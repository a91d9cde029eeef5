import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { products } from '#server/storefront/tables.ts'
import type { UserRow } from '#server/users/tables.ts'
import { orderLines, orders } from './tables.ts'

/** Something that was bought, when it was last, and when it was first at its buyer's hands. */
export interface BoughtProduct {
  readonly productId: number
  readonly handle: string
  readonly boughtAt: Date
  /** When the first of it has arrived: at once what is no parcel. */
  readonly arrivedAt: Date
}

/** As many products as are looked through for one person. */
const MOST = 500

/** No order says when its parcel was delivered: after so long (ms) it has been. */
const ARRIVES_WITHIN_MS = 3 * 24 * 3_600_000

/**
 * The products, of those still sold, that were bought with a user's confirmed address, the last bought first: all of
 * them, or the one of a handle. The address has to be confirmed: anybody can register with anybody's.
 */
export async function boughtProducts(
  database: Database,
  { emailFolded, verifiedAt }: Pick<UserRow, 'emailFolded' | 'verifiedAt'>,
  handle?: string,
): Promise<readonly BoughtProduct[]> {
  if (verifiedAt === null) return []
  const ofHandle: SQL | undefined = handle === undefined ? undefined : eq(products.handle, handle)
  const rows = await database
    .select({
      productId: products.id,
      handle: products.handle,
      placedAt: orders.placedAt,
      isParcel: orderLines.requiresShipping,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orders.emailFolded, emailFolded), ofHandle))
    .orderBy(desc(orders.id), desc(orderLines.position))
    .limit(MOST)
  const bought = new Map<number, BoughtProduct>()
  for (const { productId, handle: ofProduct, placedAt, isParcel } of rows) {
    const arrived = new Date(placedAt.getTime() + (isParcel ? ARRIVES_WITHIN_MS : 0))
    const known = bought.get(productId)
    bought.set(productId, {
      productId,
      handle: ofProduct,
      boughtAt: known?.boughtAt ?? placedAt,
      arrivedAt: known !== undefined && known.arrivedAt < arrived ? known.arrivedAt : arrived,
    })
  }
  return [...bought.values()]
}
