import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { PRODUCT_ORDERS } from '#server/shop/storefront/catalogue/listProducts.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { payFor } from '#support/buyOne.ts'
import { fillCart, makeCart } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { countSold } from './countSold.ts'

const LINE = { price: 1_999, quantity: 2, requiresShipping: false }

const inOrder = async ({ database }: ServerContext) =>
  (
    await database
      .select({ handle: products.handle })
      .from(products)
      .orderBy(PRODUCT_ORDERS.bestSelling.by, asc(products.id))
  ).map(({ handle }) => handle)

describeOnDatabase('what sells best', (freshContext) => {
  it('is what several people have bought lately, and the shop’s own order before that', async () => {
    const time = { now: Date.now() }
    const context = await freshContext({ now: () => new Date(time.now) })
    const { variantIds } = await makeCart(context, [LINE, LINE])
    const [first = 0, second = 0] = variantIds
    const [firstHandle, secondHandle] = [`produkt-${first}`, `produkt-${second}`]
    await context.database.update(products).set({ salesRank: sql`${products.id}` })
    const buy = async (email: string) => {
      const { token } = await fillCart(context, [LINE], [second])
      await payFor(context, { token, email, variantId: second })
    }
    for (const email of ['anna@example.pl', 'ewa@example.pl']) await buy(email)
    await countSold(context)
    expect(await inOrder(context)).toEqual([firstHandle, secondHandle])

    await buy('jan@example.pl')
    await countSold(context)
    expect(await inOrder(context)).toEqual([secondHandle, firstHandle])

    time.now += 91 * 24 * 60 * 60_000
    await countSold(context)
    expect(await inOrder(context)).toEqual([firstHandle, secondHandle])
  })
})
