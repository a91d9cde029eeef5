import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { productVariants } from './tables.ts'

interface StockShortage {
  readonly variantId: number
  readonly wanted: number
  readonly available: number
}

/**
 * Takes pieces out of stock, all or nothing: returns the shortages, or none when everything was taken. Rows are locked
 * in a fixed order, so that two checkouts of the same goods don't deadlock.
 */
export async function takeStock(
  tx: Transaction,
  lines: readonly { readonly variantId: number; readonly quantity: number }[],
): Promise<readonly StockShortage[]> {
  const wanted = new Map<number, number>()
  for (const line of lines) {
    if (line.quantity > 0) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity)
  }
  if (wanted.size === 0) return []

  const rows = await tx
    .select({ id: productVariants.id, stock: productVariants.stock })
    .from(productVariants)
    .where(inArray(productVariants.id, [...wanted.keys()]))
    .orderBy(asc(productVariants.id))
    .for('update')
  const stock = new Map(rows.map((row) => [row.id, row.stock]))

  const shortages: StockShortage[] = []
  for (const [variantId, quantity] of wanted) {
    // A deleted variant has no stock.
    const available = stock.has(variantId) ? (stock.get(variantId) ?? null) : 0
    if (available !== null && available < quantity) shortages.push({ variantId, wanted: quantity, available })
  }
  if (shortages.length > 0) return shortages

  for (const [variantId, quantity] of wanted) {
    if (stock.get(variantId) === null) continue
    await tx
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} - ${quantity}` })
      .where(eq(productVariants.id, variantId))
  }
  return []
}
