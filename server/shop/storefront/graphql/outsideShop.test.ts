import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { askStorefront, makeCollection, makeProduct, storefrontApp } from '#support/storefrontFixture.ts'

// The shop fields that other people's storefronts query, besides its goods.

const ORIGIN = 'http://localhost:3000'

const POLISH = { isoCode: 'PL', endonymName: 'polski' }
const ENGLISH = { isoCode: 'EN', endonymName: 'English' }

const inCountry = (isoCode: string, name: string, language = POLISH) => ({
  localization: {
    country: {
      isoCode,
      name,
      unitSystem: 'METRIC_SYSTEM',
      currency: { isoCode: 'PLN', symbol: 'zł' },
      defaultLanguage: { isoCode: 'PL' },
    },
    language,
    availableLanguages: [{ isoCode: 'PL' }, { isoCode: 'EN' }],
    availableCountries: ['PL', 'CZ', 'DE', 'LT', 'SK'].map((code) => ({ isoCode: code })),
  },
})

const mapOf = (count: number, items: readonly unknown[]) => ({
  sitemap: { pagesCount: { count, precision: 'EXACT' }, resources: { hasNextPage: false, items } },
})

describeOnDatabase('a shop for the fronts of others', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
  })

  const answerOf = async (query: string, variables = {}) => {
    const { data, errors } = await askStorefront(app, query, variables)
    expect(errors).toBeUndefined()
    return data
  }

  it('tells its name, its domain, its mark and how it is paid; of the rest that it has none', async () => {
    expect(
      await answerOf(`{ shop {
        id name primaryDomain { url host sslEnabled }
        brand { logo { image { url width } } squareLogo { id } slogan coverImage { id }
          colors { primary { background } secondary { foreground } } }
        paymentSettings { currencyCode countryCode enabledPresentmentCurrencies acceptedCardBrands supportedDigitalWallets }
        shipsToCountries metafield(namespace: "custom", key: "rating") { value }
        privacyPolicy { body } refundPolicy { body } shippingPolicy { body } termsOfService { body }
        subscriptionPolicy { body }
      } }`),
    ).toEqual({
      shop: {
        id: 'gid://shopify/Shop/1',
        name: 'Iskra',
        primaryDomain: { url: ORIGIN, host: 'localhost:3000', sslEnabled: false },
        brand: {
          logo: { image: { url: `${ORIGIN}/icons/icon-512.png`, width: 512 } },
          squareLogo: { id: 'gid://shopify/MediaImage/0' },
          slogan: null,
          coverImage: null,
          colors: { primary: [], secondary: [] },
        },
        paymentSettings: {
          currencyCode: 'PLN',
          countryCode: 'PL',
          enabledPresentmentCurrencies: ['PLN'],
          acceptedCardBrands: [],
          supportedDigitalWallets: [],
        },
        shipsToCountries: ['PL', 'CZ', 'DE', 'LT', 'SK'],
        metafield: null,
        privacyPolicy: null,
        refundPolicy: null,
        shippingPolicy: null,
        termsOfService: null,
        subscriptionPolicy: null,
      },
    })
  })

  it('sells in Polish, English and złoty where it delivers, whatever the context', async () => {
    const query = `query ($country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) { localization {
        country { isoCode name unitSystem currency { isoCode symbol } defaultLanguage { isoCode } }
        language { isoCode endonymName } availableLanguages { isoCode } availableCountries { isoCode }
      } }`
    expect(await answerOf(query)).toEqual(inCountry('PL', 'Polska'))
    expect(await answerOf(query, { country: 'CZ', language: 'CS' })).toEqual(inCountry('CZ', 'Czechy'))
    expect(await answerOf(query, { country: 'US', language: 'EN' })).toEqual(
      inCountry('PL', 'Polska', ENGLISH),
    )
    expect(await answerOf('query @inContext(country: DE) { localization { country { isoCode } } }')).toEqual({
      localization: { country: { isoCode: 'DE' } },
    })
  })

  it('has a menu of its collections and one of its terms, and no others', async () => {
    await makeProduct(context, { id: 1 })
    for (const id of [1, 2, 3, 4, 5]) {
      await makeCollection(context, { id, handle: `kolekcja-${id}`, productIds: [1] })
    }
    const query = `query ($handle: String!) { menu(handle: $handle) {
      handle itemsCount items { title type url resourceId resource { ... on Collection { handle } } items { id } }
    } }`
    expect(await answerOf(query, { handle: 'main-menu' })).toEqual({
      menu: {
        handle: 'main-menu',
        itemsCount: 5,
        items: [
          ...[1, 2, 3, 4].map((id) => ({
            title: `kolekcja-${id}`,
            type: 'COLLECTION',
            url: `${ORIGIN}/collections/kolekcja-${id}`,
            resourceId: `gid://shopify/Collection/${id}`,
            resource: { handle: `kolekcja-${id}` },
            items: [],
          })),
          {
            title: 'Wszystkie kolekcje',
            type: 'COLLECTIONS',
            url: `${ORIGIN}/collections`,
            resourceId: null,
            resource: null,
            items: [],
          },
        ],
      },
    })
    expect(await answerOf(query, { handle: 'next-js-frontend-footer-menu' })).toMatchObject({
      menu: {
        handle: 'footer',
        items: [
          { title: 'Regulamin', url: `${ORIGIN}/regulamin`, resource: null },
          { title: 'Polityka prywatności', url: `${ORIGIN}/polityka-prywatnosci` },
        ],
      },
    })
    expect(await answerOf(query, { handle: 'nie-ma' })).toEqual({ menu: null })
  })

  it('has a site map of its products and collections', async () => {
    await makeProduct(context, { id: 1 })
    await makeProduct(context, { id: 2 })
    await makeCollection(context, { id: 1, handle: 'kartki', productIds: [1] })
    const query = `query ($type: SitemapType!, $page: Int!) { sitemap(type: $type) {
      pagesCount { count precision } resources(page: $page) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { filepath } } } }
    } }`
    expect(await answerOf(query, { type: 'PRODUCT', page: 1 })).toEqual(
      mapOf(
        1,
        [1, 2].map((id) => ({
          handle: `produkt-${id}`,
          title: `Produkt ${id}`,
          updatedAt: `2026-01-01T00:0${id}:00.000Z`,
          image: null,
        })),
      ),
    )
    expect(await answerOf(query, { type: 'COLLECTION', page: 1 })).toMatchObject(
      mapOf(1, [{ handle: 'kartki' }]),
    )
    expect(await answerOf(query, { type: 'PRODUCT', page: 2 })).toEqual(mapOf(1, []))
    expect(await answerOf(query, { type: 'PRODUCT', page: -1 })).toEqual(mapOf(1, []))
    expect(await answerOf(query, { type: 'PRODUCT', page: 2_147_483_647 })).toEqual(mapOf(1, []))
    expect(await answerOf(query, { type: 'ARTICLE', page: 1 })).toEqual(mapOf(0, []))
  })

  it('has no articles, pages, metaobjects, redirects or places to pick up at', async () => {
    expect(
      await answerOf(`{
        blog(handle: "news") { title articles(first: 1) { nodes { title } } } blogs(first: 1) { nodes { id } }
        article(id: "gid://shopify/Article/1") { title } articles(first: 1) { nodes { id } pageInfo { hasNextPage } }
        page(handle: "about") { body } pageByHandle(handle: "about") { body } pages(first: 1) { edges { node { id } } }
        metaobject(handle: { type: "a", handle: "b" }) { id } metaobjects(type: "a", first: 1) { nodes { id } }
        urlRedirects(first: 1) { edges { node { target } } } locations(first: 1) { nodes { name } }
        publicApiVersions { handle supported }
      }`),
    ).toEqual({
      blog: null,
      blogs: { nodes: [] },
      article: null,
      articles: { nodes: [], pageInfo: { hasNextPage: false } },
      page: null,
      pageByHandle: null,
      pages: { edges: [] },
      metaobject: null,
      metaobjects: { nodes: [] },
      urlRedirects: { edges: [] },
      locations: { nodes: [] },
      publicApiVersions: [{ handle: '2026-04', supported: true }],
    })
  })

  it('knows no customers and lets none in', async () => {
    expect(await answerOf('{ customer(customerAccessToken: "x") { id email } }')).toEqual({ customer: null })
    const credentials = { email: 'zosia@example.pl', password: 'długie hasło Zosi' }
    expect(
      await answerOf(
        `mutation ($create: CustomerCreateInput!, $token: CustomerAccessTokenCreateInput!) {
          customerAccessTokenCreate(input: $token) { customerAccessToken { accessToken } customerUserErrors { code field } userErrors { field } }
          customerCreate(input: $create) { customer { id } customerUserErrors { code } }
          customerRecover(email: "zosia@example.pl") { customerUserErrors { code field } }
          customerAccessTokenRenew(customerAccessToken: "x") { customerAccessToken { expiresAt } userErrors { field } }
          customerUpdate(customerAccessToken: "x", customer: {}) { customer { id } customerUserErrors { code } }
        }`,
        { create: credentials, token: credentials },
      ),
    ).toEqual({
      customerAccessTokenCreate: {
        customerAccessToken: null,
        customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null }],
        userErrors: [{ field: null }],
      },
      customerCreate: { customer: null, customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }] },
      customerRecover: { customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: ['email'] }] },
      customerAccessTokenRenew: {
        customerAccessToken: null,
        userErrors: [{ field: ['customerAccessToken'] }],
      },
      customerUpdate: { customer: null, customerUserErrors: [{ code: 'TOKEN_INVALID' }] },
    })
  })
})
