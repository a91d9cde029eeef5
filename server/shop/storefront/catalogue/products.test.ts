import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { LIST_FIELDS, productListSchema } from '#support/productList.ts'
import {
  askStorefront,
  fixturePicture,
  makeCollection,
  makeProduct,
  setStock,
  storefrontApp,
} from '#support/storefrontFixture.ts'

async function askProduct(app: Hono, by: string): Promise<unknown> {
  return (await askStorefront(app, `{ product(${by}) { handle } }`)).data
}

const metafield = (key: string, value: string) =>
  `{ productMetafield: { namespace: "custom", key: "${key}", value: "${value}" } }`

describeOnDatabase('products and collections', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
  })

  it('gives a product whole', async () => {
    await makeProduct(context, {
      id: 1,
      handle: 'kubek',
      title: 'Kubek',
      seoTitle: 'Kubek Iskry',
      tags: ['kubki'],
      options: [{ name: 'Kolor', values: ['biały', 'czarny'] }],
      details: {
        category: 'Kubki',
        features: ['zmywarka', 'mikrofala'],
        bestseller: true,
        rating: 4.7,
        reviewCount: 12,
      },
      media: [
        fixturePicture(1),
        fixturePicture(2),
        { ...fixturePicture(3), kind: 'video', sources: [{ url: '/media/film.mp4', mimeType: 'video/mp4' }] },
      ],
      variants: [
        {
          price: 3_999,
          compareAtPrice: 4_999,
          stock: 3,
          mediaId: 2,
          selectedOptions: [{ name: 'Kolor', value: 'biały' }],
        },
        { price: 4_099, stock: 0, selectedOptions: [{ name: 'Kolor', value: 'czarny' }] },
      ],
    })
    const { data, errors } = await askStorefront(
      app,
      `{ product(handle: "kubek") {
        id availableForSale totalInventory seo { title description } description(truncateAt: 7)
        priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
        compareAtPriceRange { maxVariantPrice { amount } }
        featuredImage { id url(transform: { maxWidth: 320 }) altText width height }
        images(first: 1) { nodes { url } pageInfo { hasNextPage } }
        media(first: 10) { nodes { __typename id mediaContentType ... on Video { sources { url mimeType format } } } }
        options { name optionValues { name } }
        variants(first: 5) { nodes { id availableForSale quantityAvailable price { amount } compareAtPrice { amount } image { id } selectedOptions { name value } product { handle } } }
        variantBySelectedOptions(selectedOptions: [{ name: "Kolor", value: "czarny" }]) { id }
        selectedOrFirstAvailableVariant { id }
        metafields(identifiers: [
          { namespace: "custom", key: "features" }, { namespace: "custom", key: "rating" },
          { namespace: "custom", key: "bestseller" }, { namespace: "custom", key: "duration" }, { key: "category" }
        ]) { key type value }
      } }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      product: {
        id: 'gid://shopify/Product/1',
        availableForSale: true,
        totalInventory: 3,
        seo: { title: 'Kubek Iskry', description: null },
        description: 'Opis...',
        priceRange: {
          minVariantPrice: { amount: '39.99', currencyCode: 'PLN' },
          maxVariantPrice: { amount: '40.99' },
        },
        compareAtPriceRange: { maxVariantPrice: { amount: '49.99' } },
        featuredImage: {
          id: 'gid://shopify/ProductImage/1',
          url: 'http://localhost:3000/media/products/obraz/1.jpg?width=320',
          altText: 'Obraz 1',
          width: 1600,
          height: 1200,
        },
        images: {
          nodes: [{ url: 'http://localhost:3000/media/products/obraz/1.jpg' }],
          pageInfo: { hasNextPage: true },
        },
        media: {
          nodes: [
            { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/1', mediaContentType: 'IMAGE' },
            { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/2', mediaContentType: 'IMAGE' },
            {
              __typename: 'Video',
              id: 'gid://shopify/Video/3',
              mediaContentType: 'VIDEO',
              sources: [
                { url: 'http://localhost:3000/media/film.mp4', mimeType: 'video/mp4', format: 'mp4' },
              ],
            },
          ],
        },
        options: [{ name: 'Kolor', optionValues: [{ name: 'biały' }, { name: 'czarny' }] }],
        variants: {
          nodes: [
            {
              id: 'gid://shopify/ProductVariant/100',
              availableForSale: true,
              quantityAvailable: 3,
              price: { amount: '39.99' },
              compareAtPrice: { amount: '49.99' },
              image: { id: 'gid://shopify/ProductImage/2' },
              selectedOptions: [{ name: 'Kolor', value: 'biały' }],
              product: { handle: 'kubek' },
            },
            {
              id: 'gid://shopify/ProductVariant/101',
              availableForSale: false,
              quantityAvailable: 0,
              price: { amount: '40.99' },
              compareAtPrice: null,
              image: { id: 'gid://shopify/ProductImage/1' },
              selectedOptions: [{ name: 'Kolor', value: 'czarny' }],
              product: { handle: 'kubek' },
            },
          ],
        },
        variantBySelectedOptions: { id: 'gid://shopify/ProductVariant/101' },
        selectedOrFirstAvailableVariant: { id: 'gid://shopify/ProductVariant/100' },
        metafields: [
          { key: 'features', type: 'list.single_line_text_field', value: '["zmywarka","mikrofala"]' },
          { key: 'rating', type: 'number_decimal', value: '4.7' },
          { key: 'bestseller', type: 'boolean', value: 'true' },
          null,
          null,
        ],
      },
    })
  })

  it('reads a product by handle or id, and null for what it doesn’t know', async () => {
    await makeProduct(context, { id: 7 })
    expect(await askProduct(app, 'handle: "produkt-7"')).toEqual({ product: { handle: 'produkt-7' } })
    expect(await askProduct(app, 'id: "gid://shopify/Product/7"')).toEqual({
      product: { handle: 'produkt-7' },
    })
    for (const by of [
      'handle: "nie-ma"',
      'id: "gid://shopify/Product/8"',
      'id: "gid://shopify/Collection/7"',
      'id: "7"',
      'id: "gid://shopify/Product/9999999999"',
    ]) {
      expect(await askProduct(app, by)).toEqual({ product: null })
    }
  })

  it('gives collections with their products in their order, filtered', async () => {
    await makeProduct(context, {
      id: 1,
      productType: 'Kursy',
      details: { difficulty: 'średni' },
      variants: [{ price: 10_000 }],
    })
    await makeProduct(context, {
      id: 2,
      productType: 'Kursy',
      details: { difficulty: 'podstawowy', features: ['plik'] },
      variants: [{ price: 5_000, stock: 0 }],
    })
    await makeProduct(context, {
      id: 3,
      tags: ['nowość'],
      variants: [{ price: 2_000, selectedOptions: [{ name: 'Kolor', value: 'biały' }] }],
    })
    await makeCollection(context, { id: 1, handle: 'kursy', productIds: [2, 3, 1] })
    await makeCollection(context, { id: 2, handle: 'puste', productIds: [] })

    const ask = async (args: string) => {
      const { data, errors } = await askStorefront(
        app,
        `{ collection(handle: "kursy") { list: products(first: 9 ${args}) { ${LIST_FIELDS} } } }`,
      )
      expect(errors).toBeUndefined()
      const { collection } = z.object({ collection: z.object({ list: productListSchema }) }).parse(data)
      return collection.list.edges.map((edge) => edge.node.handle.at(-1)).join('')
    }
    expect(await ask('')).toBe('231')
    expect(await ask('reverse: true')).toBe('132')
    expect(await ask('sortKey: CREATED, reverse: true')).toBe('321')
    expect(await ask('sortKey: PRICE')).toBe('321')
    expect(await ask('filters: [{ available: true }]')).toBe('31')
    expect(await ask('filters: [{ price: { min: 30 } }]')).toBe('21')
    expect(await ask('filters: [{ price: { min: 30, max: 60 } }]')).toBe('2')
    expect(await ask('filters: [{ productType: "kursy" }, { available: true }]')).toBe('1')
    expect(await ask('filters: [{ tag: "nowosc" }]')).toBe('3')
    expect(await ask('filters: [{ variantOption: { name: "Kolor", value: "biały" } }]')).toBe('3')
    expect(await ask(`filters: [${metafield('difficulty', 'średni')}]`)).toBe('1')
    expect(
      await ask(`filters: [${metafield('difficulty', 'średni')}, ${metafield('difficulty', 'podstawowy')}]`),
    ).toBe('21')
    expect(await ask(`filters: [${metafield('features', 'plik')}]`)).toBe('2')
    expect(await ask(`filters: [${metafield('nie-ma', 'plik')}]`)).toBe('')

    const { data } = await askStorefront(
      app,
      '{ collections(first: 9) { nodes { id handle } } missing: collection(handle: "nie-ma") { id } }',
    )
    expect(data).toEqual({
      collections: {
        nodes: [
          { id: 'gid://shopify/Collection/1', handle: 'kursy' },
          { id: 'gid://shopify/Collection/2', handle: 'puste' },
        ],
      },
      missing: null,
    })
  })

  it('recommends what is alike and can be bought, never the product itself', async () => {
    await makeProduct(context, { id: 1, productType: 'Kubki', tags: ['urodziny', 'mama'] })
    await makeProduct(context, { id: 2, productType: 'Kubki' })
    await makeProduct(context, { id: 3, productType: 'Kartki', tags: ['mama'] })
    await makeProduct(context, {
      id: 4,
      productType: 'Kubki',
      tags: ['mama'],
      variants: [{ price: 1, stock: 0 }],
    })
    await makeProduct(context, { id: 5, productType: 'Kursy' })
    const { data } = await askStorefront(
      app,
      '{ list: productRecommendations(productId: "gid://shopify/Product/1") { handle } none: productRecommendations(productId: "gid://shopify/Product/99") { handle } }',
    )
    expect(data).toEqual({
      list: [{ handle: 'produkt-2' }, { handle: 'produkt-3' }, { handle: 'produkt-4' }],
      none: null,
    })
  })

  it('keeps the stock that was sold from when a product is written again', async () => {
    await makeProduct(context, {
      id: 1,
      variants: [
        { price: 900, stock: 9 },
        { price: 800, stock: 4 },
      ],
    })
    await setStock(context, 100, 2)
    await makeProduct(context, { id: 1, title: 'Nowy tytuł', variants: [{ price: 950, stock: 9 }] })
    const { data } = await askStorefront(
      app,
      '{ product(handle: "produkt-1") { title variants(first: 9) { nodes { quantityAvailable price { amount } } } } }',
    )
    expect(data).toEqual({
      product: {
        title: 'Nowy tytuł',
        variants: { nodes: [{ quantityAvailable: 2, price: { amount: '9.50' } }] },
      },
    })
  })
})
