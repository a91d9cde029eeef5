import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { orderLines, orders } from './tables.ts'

/** Something that was bought, when it was last, and when it was first at its buyer's hands. */
export interface BoughtProduct {
  readonly productId: number
  readonly handle: string
  readonly boughtAt: Date
  /**
   * When the first of it has arrived, or will have at the latest: at once what is no parcel. Null while its parcel hasn't
   * been sent.
   */
  readonly arrivedAt: Date | null
}

/** As many products as are looked through for one person. */
const MOST = 500

/** Where nobody tells that a parcel was delivered, it has been so long (ms) after it was sent. */
const ARRIVES_WITHIN_MS = 7 * 24 * 3_600_000

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
      sentAt: orders.parcelSentAt,
      deliveredAt: orders.parcelDeliveredAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orders.emailFolded, emailFolded), ofHandle))
    .orderBy(desc(orders.id), desc(orderLines.position))
    .limit(MOST)
  const bought = new Map<number, BoughtProduct>()
  for (const { productId, handle: ofProduct, placedAt, ...way } of rows) {
    const arrivedAt = way.isParcel ? parcelArrivedAt(way) : placedAt
    const known = bought.get(productId)
    bought.set(productId, {
      productId,
      handle: ofProduct,
      boughtAt: known?.boughtAt ?? placedAt,
      arrivedAt: earlier(known?.arrivedAt ?? null, arrivedAt),
    })
  }
  return [...bought.values()]
}

interface ParcelTimes {
  readonly sentAt: Date | null
  readonly deliveredAt: Date | null
}

function parcelArrivedAt({ sentAt, deliveredAt }: ParcelTimes): Date | null {
  if (deliveredAt !== null) return deliveredAt
  return sentAt === null ? null : new Date(sentAt.getTime() + ARRIVES_WITHIN_MS)
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
