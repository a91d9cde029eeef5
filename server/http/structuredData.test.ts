import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { isMadeToOrder } from '#domain/catalogue/madeToOrder.ts'
import { shippingPrice } from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { formatAmount } from '#domain/money.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { makeUser } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { breadcrumbDataSchema, productDataSchema, structuredDataIn } from '#support/http/structuredData.ts'
import { testConfig } from '#support/testContext.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { createApp } from './app.ts'

const ORIGIN = 'http://localhost:3000'

/** Rendering each takes time: the ordinary run tests some of every kind, the long one all. */
const shownProducts = catalogueProducts.filter(
  (_, index) => process.env['LONG'] !== undefined || index % 7 === 0,
)

describeOnDatabase('what search engines are told in the served page', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeAll(async () => {
    context = await freshContext()
    await seedCatalogue(context)
    app = await createApp(context, await loadRenderingPage(), () => 'ready')
  })

  const open = async (path: string) => (await app.request(path, { headers: { accept: 'text/html' } })).text()

  it('of every product is whole, and true of this shop', async () => {
    for (const { handle, variants, tags } of shownProducts) {
      const [product, breadcrumbs, ...more] = structuredDataIn(await open(`/sklep/produkt/${handle}`))
      const told = productDataSchema.parse(product)
      breadcrumbDataSchema.parse(breadcrumbs)
      expect(more).toEqual([])
      expect(told).toMatchObject({ url: `${ORIGIN}/sklep/produkt/${handle}`, brand: { name: 'Iskra' } })
      // It has no review yet.
      expect(told.aggregateRating).toBeUndefined()
      expect(told.offers.map(({ sku, price }) => ({ sku, price }))).toEqual(
        variants.map(({ sku, price }) => ({ sku, price: formatAmount(withTax(price)) })),
      )
      for (const [index, offer] of told.offers.entries()) {
        const { requiresShipping, price = 0 } = variants[index] ?? {}
        const rates = offer.shippingDetails?.map(({ shippingRate }) => shippingRate.value)
        const usual = formatAmount(shippingPrice('standard', price))
        expect(rates).toEqual(requiresShipping === true ? [usual] : undefined)
        const policy = offer.hasMerchantReturnPolicy
        const isMade = isMadeToOrder({ tags })
        const hasWindow = requiresShipping === true && !isMade
        expect(policy?.merchantReturnLink).toBe(isMade || hasWindow ? `${ORIGIN}/regulamin` : undefined)
        expect(policy?.merchantReturnDays).toBe(hasWindow ? 14 : undefined)
        expect(offer.availability.endsWith('InStock')).toBe((variants[index]?.stock ?? 1) > 0)
      }
    }
  })

  it('of delivery is what a carrier adds, where one is connected', async () => {
    const config = testConfig({ lockers: { url: 'https://points.example/v1' } })
    const withCarrier = await createApp({ ...context, config }, await loadRenderingPage(), () => 'ready')
    const sent = catalogueProducts.find(({ variants }) => variants[0]?.requiresShipping === true)
    const answer = await withCarrier.request(`/sklep/produkt/${sent?.handle}`, {
      headers: { accept: 'text/html' },
    })
    const told = productDataSchema.parse(structuredDataIn(await answer.text())[0])
    expect(told.offers[0]?.shippingDetails).toHaveLength(3)
  })

  it('of a public profile is that it is one, and of other screens nothing', async () => {
    await makeUser(context, { username: 'ola', displayName: 'Ola </script>', isPublic: true })
    const person = z.object({ '@type': z.literal('ProfilePage'), mainEntity: z.object({ name: z.string() }) })
    const told = structuredDataIn(await open('/uzytkownik/ola')).map((data) => z.parse(person, data))
    expect(told.map(({ mainEntity }) => mainEntity.name)).toEqual(['Ola </script>'])
    for (const path of ['/', '/sklep', '/sklep/produkt/nie-ma', '/uzytkownik/nikt', '/nie-ma']) {
      expect(structuredDataIn(await open(path))).toEqual([])
    }
  })

  it('is left to a store elsewhere, of which nothing is known here', async () => {
    const config = testConfig()
    const endpoint = 'https://shop.example/api/2026-04/graphql.json'
    const elsewhere = { ...config, storefront: { ...config.storefront, embedded: false, endpoint } }
    app = await createApp({ ...context, config: elsewhere }, await loadRenderingPage(), () => 'ready')
    expect(structuredDataIn(await open(`/sklep/produkt/${catalogueProducts[0]?.handle ?? ''}`))).toEqual([])
  })
})
