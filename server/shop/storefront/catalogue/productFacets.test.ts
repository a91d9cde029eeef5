import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { filtersArbitrary, productsArbitrary } from '#domain/catalogue/productArbitrary.ts'
import { facetsOfStore, storeQuestion, WHOLE_LIST } from '#domain/catalogue/storeFacets.ts'
import { SEARCHED_FOR_NOTHING, viewCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { createStorefrontExecutor } from '#server/shop/storefront/createStorefrontExecutor.ts'
import { removeProductsExcept } from '#server/shop/storefront/saveCatalogue.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeCollection, makeProduct } from '#support/storefrontFixture.ts'

type Reads = Pick<StorefrontClient, 'products' | 'collection' | 'facets' | 'collectionFacets'>

function readsOf(context: ServerContext): Reads {
  const execute = createStorefrontExecutor(context)
  return createCatalogueCalls(async (document, variables) => {
    const { data, errors } = await execute({ query: document, variables })
    expect(errors).toBeUndefined()
    return data ?? {}
  })
}

/** Every product of the shop has a category, and a key for it in addresses. */
async function sell(context: ServerContext, made: readonly Product[]): Promise<void> {
  await removeProductsExcept(context.database, [])
  for (const [place, { details, variants, title }] of made.entries()) {
    const category = details.category ?? 'Kartka'
    await makeProduct(context, {
      id: place + 1,
      title,
      details: { ...details, category, categoryKey: slugOf(category) },
      variants: variants.map(({ price, availableForSale }) => ({
        price: price.amount,
        stock: availableForSale ? null : 0,
      })),
    })
  }
}

describeOnDatabase('the counts of a list’s filters', (freshContext) => {
  let context: ServerContext
  let reads: Reads
  beforeEach(async () => {
    context = await freshContext()
    reads = readsOf(context)
  })

  it('are those that the device counts of all products, whatever the other filters say', async () => {
    const questions = fc.array(filtersArbitrary, { minLength: 12, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(productsArbitrary, questions, async (made, asked) => {
        await sell(context, made)
        const { products } = await reads.products({ first: 250 })
        const whole = await reads.facets(WHOLE_LIST)
        for (const filters of asked.map((one) => ({ ...one, recipient: null, occasion: null }))) {
          const counted = await reads.facets(storeQuestion(filters, whole))
          const device = viewCatalogue(
            products,
            { text: '', sort: 'polecane', filters },
            SEARCHED_FOR_NOTHING,
          )
          expect(facetsOfStore(whole, counted, filters)).toEqual({
            facets: device.facets,
            total: device.results.length,
          })
        }
      }),
      { numRuns: 5 },
    )
  })

  it('of a collection are of its products alone', async () => {
    const mug = { category: 'Kubki', categoryKey: 'kubki', rating: 4.8 }
    await makeProduct(context, { id: 1, details: mug, variants: [{ price: 4_900, stock: 0 }] })
    await makeProduct(context, { id: 2, details: mug, variants: [{ price: 900 }, { price: 5_900 }] })
    await makeProduct(context, { id: 3, details: { ...mug, categoryKey: 'kartki' } })
    await makeCollection(context, { id: 1, handle: 'kubki', productIds: [2, 1] })
    expect(await reads.collectionFacets('kubki')).toEqual({
      available: 1,
      soldOut: 1,
      priceBounds: { min: 900, max: 4_900 },
      categories: new Map([['kubki', { label: 'Kubki', count: 2 }]]),
      difficulties: new Map(),
      ratings: new Map([[4.8, 2]]),
    })
  })
})
