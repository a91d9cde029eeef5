import { count, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import {
  collectionProducts,
  collections,
  productMedia,
  products,
  productVariants,
} from '#server/shop/storefront/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { catalogueCollections, catalogueProducts } from './catalogue.ts'
import { rowId } from './rowId.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { catalogueSeeds } from './tables.ts'

const MUG = rowId('product', 'kubek-z-twoim-obrazem')
const WHITE_MUG = rowId('variant', 'kubek-z-twoim-obrazem/biały')

describeOnDatabase('seeding the catalogue', (freshContext) => {
  /** With the whole catalogue, which takes seconds to write: no test changes data that another one reads. */
  let context: ServerContext
  beforeAll(async () => {
    context = await freshContext({ now: () => new Date('2026-11-20T08:00:00Z') })
    await seedCatalogue(context)
  })

  it('writes every product, picture, variant and shelf', async () => {
    const { database } = context
    const counts = async (
      table: typeof products | typeof productMedia | typeof productVariants | typeof collections,
    ) => (await database.select({ rows: count() }).from(table))[0]?.rows
    expect(await counts(products)).toBe(catalogueProducts.length)
    expect(await counts(productMedia)).toBe(catalogueProducts.flatMap((product) => product.pictures).length)
    expect(await counts(productVariants)).toBe(
      catalogueProducts.flatMap((product) => product.variants).length,
    )
    expect(await counts(collections)).toBe(catalogueCollections.length)
  })

  it('changes nothing the second time', async () => {
    const before = await context.database.select().from(products).orderBy(products.id)
    await seedCatalogue({ ...context, now: () => new Date('2026-12-24T18:00:00Z') })
    expect(await context.database.select().from(products).orderBy(products.id)).toEqual(before)
  })

  it('keeps what orders have taken, also when a product is written again', async () => {
    await context.database.update(productVariants).set({ stock: 7 }).where(eq(productVariants.id, WHITE_MUG))
    await context.database.update(products).set({ title: 'Dawny tytuł' }).where(eq(products.id, MUG))
    await context.database
      .update(catalogueSeeds)
      .set({ contentHash: 'of an older version' })
      .where(eq(catalogueSeeds.name, 'product/kubek-z-twoim-obrazem'))
    await seedCatalogue(context)
    const [mug] = await context.database.select().from(products).where(eq(products.id, MUG))
    expect(mug?.title).toBe('Kubek ze zdjęciem')
    const [variant] = await context.database
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, WHITE_MUG))
    expect(variant?.stock).toBe(7)
  })

  it('takes out what is no longer sold', async () => {
    const [mug] = await context.database.select().from(products).where(eq(products.id, MUG))
    if (!mug) throw new Error('the mug is not there')
    await context.database.insert(products).values({ ...mug, id: 77, handle: 'dawny-kubek' })
    await context.database.insert(catalogueSeeds).values({ name: 'product/dawny-kubek', contentHash: 'old' })
    await seedCatalogue(context)
    expect(await context.database.select().from(products).where(eq(products.id, 77))).toEqual([])
    expect(
      await context.database
        .select()
        .from(catalogueSeeds)
        .where(eq(catalogueSeeds.name, 'product/dawny-kubek')),
    ).toEqual([])
  })

  it('keeps the products of a shelf in its order', async () => {
    const rows = await context.database
      .select({ handle: products.handle })
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, collectionProducts.productId))
      .where(eq(collectionProducts.collectionId, rowId('collection', 'kredyty')))
      .orderBy(collectionProducts.position)
    expect(rows.map((row) => row.handle)[0]).toBe('kredyty-garsc-iskier')
    expect(rows.at(-1)?.handle).toBe('kredyty-latarnia')
  })
})
