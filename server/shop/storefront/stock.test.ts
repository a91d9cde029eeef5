import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { makeProduct } from '#support/storefrontFixture.ts'
import { takeStock } from './stock.ts'
import { productVariants } from './tables.ts'

describeOnBothDatabases('stock', 'locks in two orders, or one connection', (freshContext) => {
  let context: ServerContext
  beforeEach(async () => {
    context = await freshContext()
    await makeProduct(context, {
      id: 1,
      variants: [
        { price: 1, stock: 5 },
        { price: 1, stock: 1 },
        { price: 1, stock: null },
      ],
    })
  })

  const take = async (...lines: [variantId: number, quantity: number][]) =>
    context.database.transaction((tx) =>
      takeStock(
        tx,
        lines.map(([variantId, quantity]) => ({ variantId, quantity })),
      ),
    )
  const left = async () => {
    const rows = await context.database.select().from(productVariants).orderBy(productVariants.id)
    return rows.map((row) => row.stock)
  }

  it('is taken for several lines of one variant together', async () => {
    expect(await take([100, 2], [100, 3], [102, 1_000], [101, 0])).toEqual([])
    expect(await left()).toEqual([0, 1, null])
  })

  it('is not taken at all when something is short', async () => {
    expect(await take([100, 5], [101, 2], [999, 1])).toEqual([
      { variantId: 101, wanted: 2, available: 1 },
      { variantId: 999, wanted: 1, available: 0 },
    ])
    expect(await left()).toEqual([5, 1, null])
  })

  it('is never sold twice, however many come at once and in whatever order they ask', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? take([100, 1], [102, 1]) : take([102, 1], [100, 1]),
      ),
    )
    expect(answers.filter((shortages) => shortages.length === 0)).toHaveLength(5)
    expect(await left()).toEqual([0, 1, null])
  })
})
