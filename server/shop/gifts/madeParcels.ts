import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Whether the parcel of a gift is made already, so that new words and pictures come too late. The order is locked, so
 * that it can't be made between this check and the saving after it. Its tables are above this folder.
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
