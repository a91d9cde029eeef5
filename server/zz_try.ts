import { openEmbeddedDatabase } from '#server/database/openDatabase.ts'
import { testContext } from '#support/testContext.ts'
import { seedCatalogue } from '#server/catalogue/seedCatalogue.ts'
import { createStorefrontExecutor } from '#server/storefront/createStorefrontExecutor.ts'
import { listProducts, PRODUCT_ORDERS } from '#server/storefront/catalogue/listProducts.ts'
import { productsDocument } from '#api/storefront/operations.gen.ts'
const d = await openEmbeddedDatabase(null)
const context = testContext(d.database)
await seedCatalogue(context)
const ex = createStorefrontExecutor(context)
const m = (f: () => Promise<unknown>) => async (name: string) => { const all: number[] = []; for (let i = 0; i < 15; i++) { const t = performance.now(); await f(); all.push(performance.now() - t) } all.sort((a, b) => a - b); console.log(name, 'min', all[0]?.toFixed(1), 'median', all[7]?.toFixed(1)) }
await m(() => listProducts(context.database, { where: [], order: PRODUCT_ORDERS.bestSelling, reverse: false }, { first: 50 }))('db')
await m(() => ex({ query: productsDocument, variables: { first: 50, sortKey: 'BEST_SELLING', reverse: false } }))('execute')
await d.close()
