import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { withTrueReductions } from '#server/shop/storefront/prices/priceHistory.ts'
import { saveProduct } from '#server/shop/storefront/saveCatalogue.ts'
import { priceHistory, productVariants } from '#server/shop/storefront/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { catalogueProducts } from './catalogue.ts'
import { productRow } from './rows.ts'
import { seedCatalogue } from './seedCatalogue.ts'

const DAY_MS = 24 * 3_600_000
const START = Date.UTC(2026, 0, 1)

/** Sells one thing at this price from a day on; answers with the crossed-out price beside it. */
async function sell(context: ServerContext, day: number, price: number, announced = false) {
  const now = new Date(START + day * DAY_MS)
  const [product] = catalogueProducts
  if (product === undefined) throw new Error('nothing is sold')
  const row = productRow(product, 1, now)
  const [variant] = row.variants
  if (variant === undefined) throw new Error('it has no form')
  const sold = { ...row, variants: [{ ...variant, price, compareAtPrice: announced ? 99_999 : null }] }
  await context.database.transaction(async (tx) => saveProduct(tx, await withTrueReductions(tx, sold, now)))
  const [saved] = await context.database
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, variant.id))
  return saved?.compareAtPrice
}

describeOnDatabase('a reduction', (freshContext) => {
  it('is told from the lowest price of the 30 days before it, and from nothing that was not', async () => {
    const context = await freshContext()
    expect(await sell(context, 0, 5_000, true)).toBeNull()
    expect(await sell(context, 10, 4_000, true)).toBe(5_000)
    // Rewritten at the same price it is the same reduction, however long it lasts.
    expect(await sell(context, 90, 4_000, true)).toBe(5_000)
    expect(await sell(context, 91, 4_000)).toBeNull()
    // It cost 4,000 until now: a rise is no reduction, nor is a fall from a price that lasted only days.
    expect(await sell(context, 100, 6_000, true)).toBeNull()
    expect(await sell(context, 105, 4_500, true)).toBeNull()
    expect(await sell(context, 140, 4_400, true)).toBe(4_500)
    expect(await context.database.$count(priceHistory)).toBe(5)
  })

  it('of a catalogue that has just begun is none, and each price is noted once', async () => {
    const context = await freshContext()
    await seedCatalogue(context)
    await seedCatalogue(context)
    const variants = await context.database.select().from(productVariants)
    expect(variants.filter(({ compareAtPrice }) => compareAtPrice !== null)).toEqual([])
    const noted = await context.database.select().from(priceHistory)
    expect(new Map(noted.map(({ variantId, price }) => [variantId, price]))).toEqual(
      new Map(variants.map(({ id, price }) => [id, price])),
    )
    expect(noted).toHaveLength(variants.length)
  })
})
