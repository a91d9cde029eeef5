import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { LOWEST_WITHIN_MS, lowestBefore } from '#domain/catalogue/lowestPrice.ts'
import type { Grosze } from '#domain/money.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { ProductToSave } from '../saveCatalogue.ts'
import { priceHistory } from '../tables.ts'

/**
 * Notes the price of each variant of a product from now on, and checks its reductions: an announced one is shown
 * against the lowest price of the 30 days before it. When that is no more than the present price, or is unknown, no
 * price is crossed out.
 */
export async function withTrueReductions(
  tx: Transaction,
  product: ProductToSave,
  now: Date,
): Promise<ProductToSave> {
  await notePrices(tx, product.variants, now)
  const variants = []
  for (const variant of product.variants) {
    const announced = variant.compareAtPrice ?? null
    const lowest = announced === null ? null : await referenceOf(tx, variant.id)
    variants.push({ ...variant, compareAtPrice: lowest !== null && lowest > variant.price ? lowest : null })
  }
  return { ...product, variants }
}

async function notePrices(tx: Transaction, variants: ProductToSave['variants'], since: Date): Promise<void> {
  const ids = variants.map(({ id }) => id)
  if (ids.length === 0) return
  const last = await tx
    .selectDistinctOn([priceHistory.variantId])
    .from(priceHistory)
    .where(inArray(priceHistory.variantId, ids))
    .orderBy(priceHistory.variantId, sql`${priceHistory.since} DESC`)
  const known = new Map(last.map(({ variantId, price }) => [variantId, price]))
  const changed = variants.filter(({ id, price }) => known.get(id) !== price)
  if (changed.length === 0) return
  await tx
    .insert(priceHistory)
    .values(changed.map(({ id, price }) => ({ variantId: id, price, since })))
    // With two at one moment, the later counts.
    .onConflictDoUpdate({
      target: [priceHistory.variantId, priceHistory.since],
      set: { price: sql`excluded.price` },
    })
}

/** The reference price of a variant's present price. */
async function referenceOf(tx: Transaction, variantId: number): Promise<Grosze | null> {
  const ofVariant = eq(priceHistory.variantId, variantId)
  // The price at the beginning of the 30 days may have begun long before.
  const first = sql`coalesce((
    SELECT max(h.since) FROM price_history h WHERE h.variant_id = ${variantId} AND h.since <=
      (SELECT max(l.since) FROM price_history l WHERE l.variant_id = ${variantId}) - ${`${LOWEST_WITHIN_MS} milliseconds`}::interval
  ), '-infinity'::timestamptz)`
  const rows = await tx
    .select({ price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(and(ofVariant, gte(priceHistory.since, first)))
    .orderBy(asc(priceHistory.since))
  return lowestBefore(rows.map(({ price, since }) => ({ price, since: since.getTime() })))
}
