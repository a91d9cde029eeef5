import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'

/**
 * Whether the parcel that a gift goes into is made already: words and pictures that come now come too late. The order is
 * held, so that it can't be made between this look and what is saved after it. Its tables stand above this folder.
 */
export async function isInMadeParcel(tx: Transaction, cartItemId: string): Promise<boolean> {
  const found = await tx
    .select({ isMade: sql<boolean>`orders.parcel_made_at IS NOT NULL` })
    .from(sql`orders`)
    .where(
      sql`orders.id IN (SELECT order_id FROM order_lines WHERE gift_id = ${cartItemId} AND requires_shipping)`,
    )
    .for('share')
  return found.some(({ isMade }) => isMade)
}
