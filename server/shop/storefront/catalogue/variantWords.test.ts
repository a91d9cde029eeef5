import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { createStorefrontExecutor } from '#server/shop/storefront/createStorefrontExecutor.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { englishWords, makeProduct, variantGid } from '#support/storefrontFixture.ts'

describeOnDatabase('the words of a cart’s lines', (freshContext) => {
  it('are those of the language that is asked in; what is gone has none', async () => {
    const context = await freshContext()
    await makeProduct(context, { id: 1, title: 'Kubek', variants: [{ price: 4_900, title: 'biały' }] })
    await makeProduct(context, { id: 2, title: 'Notes' })
    const english = englishWords({})
    await context.database.update(products).set({ english }).where(eq(products.id, 1))
    const execute = createStorefrontExecutor(context)
    const wordsIn = (language: StorefrontLanguage) =>
      createCatalogueCalls(async (query, variables) => (await execute({ query, variables })).data ?? {}, {
        language: () => language,
      }).variantWords([variantGid(1), variantGid(2), variantGid(3)])
    expect(await wordsIn('EN')).toEqual(
      new Map([
        [variantGid(1), { title: 'Mug', variantTitle: 'white' }],
        [variantGid(2), { title: 'Notes', variantTitle: 'Default Title' }],
      ]),
    )
    expect((await wordsIn('PL')).get(variantGid(1))).toEqual({ title: 'Kubek', variantTitle: 'biały' })
  })
})
