import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  askStorefront,
  fixturePicture,
  makeCollection,
  makeProduct,
  storefrontApp,
  variantGid,
} from '#support/storefrontFixture.ts'

// The product and collection fields that other people's storefronts query.

const choice = (size: string, colour: string) => [
  { name: 'Rozmiar', value: size },
  { name: 'Kolor', value: colour },
]

const idOf = (index: number) => ({ id: variantGid(1, index) })

describeOnDatabase('goods for the fronts of others', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
    await makeProduct(context, {
      id: 1,
      title: 'Koszulka',
      productType: 'Tekstylia',
      tags: ['bawełna', 'żółty'],
      media: [fixturePicture(9), fixturePicture(2)],
      options: [
        { name: 'Rozmiar', values: ['S', 'M'] },
        { name: 'Kolor', values: ['biała', 'żółta'] },
      ],
      // M, biała doesn't exist.
      variants: [
        { price: 5_000, selectedOptions: choice('S', 'biała'), stock: 0, sku: 'B', title: 'S / biała' },
        { price: 6_000, selectedOptions: choice('S', 'żółta'), compareAtPrice: 7_000, sku: 'C', title: 'Ż' },
        { price: 7_000, selectedOptions: choice('M', 'żółta'), stock: 3, sku: 'A', title: 'M / żółta' },
      ],
    })
    await makeProduct(context, { id: 2, title: 'Kubek', tags: ['żółty'] })
    await makeCollection(context, { id: 1, handle: 'ubrania', productIds: [1] })
    await makeCollection(context, { id: 2, handle: 'wszystko', productIds: [2, 1] })
  })

  const answerOf = async (query: string, variables = {}) => {
    const { data, errors } = await askStorefront(app, query, variables)
    expect(errors).toBeUndefined()
    return data
  }

  it('say which variants there are and can be had, and lead from one choice to the next', async () => {
    const query = `query ($options: [SelectedOptionInput!]) { product(handle: "produkt-1") {
      encodedVariantExistence encodedVariantAvailability
      selectedOrFirstAvailableVariant(selectedOptions: $options) { id }
      adjacentVariants(selectedOptions: $options) { id }
      options { name optionValues { name swatch { color } firstSelectableVariant { id } } }
    } }`
    const told = {
      encodedVariantExistence: 'v1_0:0-1,1:1,',
      encodedVariantAvailability: 'v1_0:1,1:1,',
      options: [
        {
          name: 'Rozmiar',
          optionValues: [
            { name: 'S', swatch: null, firstSelectableVariant: idOf(0) },
            { name: 'M', swatch: null, firstSelectableVariant: idOf(2) },
          ],
        },
        {
          name: 'Kolor',
          optionValues: [
            { name: 'biała', swatch: null, firstSelectableVariant: idOf(0) },
            { name: 'żółta', swatch: null, firstSelectableVariant: idOf(1) },
          ],
        },
      ],
    }
    expect(await answerOf(query)).toEqual({
      product: {
        ...told,
        selectedOrFirstAvailableVariant: idOf(1),
        adjacentVariants: [idOf(0), idOf(2)],
      },
    })
    expect(await answerOf(query, { options: choice('M', 'żółta') })).toEqual({
      product: { ...told, selectedOrFirstAvailableVariant: idOf(2), adjacentVariants: [idOf(1)] },
    })
    // A missing variant has neighbours too; unknown names are ignored.
    const options = [...choice('M', 'biała'), { name: 'utm', value: 'x' }]
    expect(await answerOf(query, { options })).toEqual({
      product: {
        ...told,
        selectedOrFirstAvailableVariant: idOf(1),
        adjacentVariants: [idOf(0), idOf(2)],
      },
    })
  })

  it('say of a variant what is true, and null where there is nothing to say', async () => {
    expect(
      await answerOf(`{ product(handle: "produkt-1") { variants(first: 1, sortKey: TITLE, reverse: true) { nodes {
        priceV2 { amount } compareAtPriceV2 { amount } unitPrice { amount } unitPriceMeasurement { quantityValue }
        weight barcode currentlyNotInStock requiresComponents quantityRule { minimum maximum increment }
        components(first: 1) { nodes { quantity } } groupedBy(first: 1) { nodes { id } }
        quantityPriceBreaks(first: 1) { nodes { minimumQuantity } }
        sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } }
        storeAvailability(first: 1) { edges { node { available } } }
        metafield(namespace: "custom", key: "rating") { value } metafields(identifiers: [{ key: "a" }]) { value }
      } } } }`),
    ).toEqual({
      product: {
        variants: {
          nodes: [
            {
              priceV2: { amount: '60.00' },
              compareAtPriceV2: { amount: '70.00' },
              unitPrice: null,
              unitPriceMeasurement: null,
              weight: null,
              barcode: null,
              currentlyNotInStock: false,
              requiresComponents: false,
              quantityRule: { minimum: 1, maximum: null, increment: 1 },
              components: { nodes: [] },
              groupedBy: { nodes: [] },
              quantityPriceBreaks: { nodes: [] },
              sellingPlanAllocations: { nodes: [] },
              storeAvailability: { edges: [] },
              metafield: null,
              metafields: [null],
            },
          ],
        },
      },
    })
  })

  it('stand in collections, have addresses of ours and no plans', async () => {
    expect(
      await answerOf(`{ productByHandle(handle: "produkt-1") {
        collections(first: 5) { nodes { handle onlineStoreUrl trackingParameters metafield(key: "a") { value } } }
        onlineStoreUrl trackingParameters category { name } isGiftCard requiresSellingPlan
        sellingPlanGroups(first: 1) { nodes { name } }
        variants(first: 9, sortKey: SKU) { nodes { sku } }
        images(first: 9) { nodes { originalSrc } } byAge: images(first: 1, sortKey: CREATED_AT) { nodes { src transformedSrc(maxWidth: 100) } }
      } }`),
    ).toEqual({
      productByHandle: {
        collections: {
          nodes: ['ubrania', 'wszystko'].map((handle) => ({
            handle,
            onlineStoreUrl: `http://localhost:3000/sklep/${handle}`,
            trackingParameters: null,
            metafield: null,
          })),
        },
        onlineStoreUrl: 'http://localhost:3000/sklep/produkt/produkt-1',
        trackingParameters: null,
        category: null,
        isGiftCard: false,
        requiresSellingPlan: false,
        sellingPlanGroups: { nodes: [] },
        variants: { nodes: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }] },
        images: {
          nodes: [9, 2].map((id) => ({
            originalSrc: `http://localhost:3000/media/products/obraz/${id}.jpg`,
          })),
        },
        byAge: {
          nodes: [
            {
              src: 'http://localhost:3000/media/products/obraz/2.jpg',
              transformedSrc: 'http://localhost:3000/media/products/obraz/2.jpg?width=100',
            },
          ],
        },
      },
    })
  })

  it('are found by global ids, each kind at once; what there is not is null', async () => {
    const ids = [
      variantGid(1, 2),
      'gid://shopify/Product/2',
      'gid://shopify/Product/999',
      'gid://shopify/Collection/1',
      'gid://shopify/MediaImage/9',
      'gid://shopify/Video/9',
      'gid://shopify/Shop/1',
      'gid://shopify/Cart/nowhere?key=0',
      'nonsense',
      'gid://shopify/Product/2',
    ]
    expect(
      await answerOf(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
          ... on Product { title } ... on ProductVariant { sku product { title } } ... on Collection { handle }
          ... on MediaImage { image { altText } } ... on Shop { name } } }`,
        { ids },
      ),
    ).toEqual({
      nodes: [
        { __typename: 'ProductVariant', id: ids[0], sku: 'A', product: { title: 'Koszulka' } },
        { __typename: 'Product', id: ids[1], title: 'Kubek' },
        null,
        { __typename: 'Collection', id: ids[3], handle: 'ubrania' },
        { __typename: 'MediaImage', id: ids[4], image: { altText: 'Obraz 9' } },
        null,
        { __typename: 'Shop', id: ids[6], name: 'Iskra' },
        null,
        null,
        { __typename: 'Product', id: ids[1], title: 'Kubek' },
      ],
    })
    expect(await answerOf(`{ node(id: "gid://shopify/Collection/2") { id } }`)).toEqual({
      node: { id: 'gid://shopify/Collection/2' },
    })
  })

  it('have their tags and types listed, in Polish order', async () => {
    expect(
      await answerOf(
        '{ productTags(first: 9) { edges { node } } productTypes(first: 1) { edges { node } pageInfo { hasNextPage } } }',
      ),
    ).toEqual({
      productTags: { edges: [{ node: 'bawełna' }, { node: 'żółty' }] },
      productTypes: { edges: [{ node: 'Prezenty' }], pageInfo: { hasNextPage: true } },
    })
  })

  it('are found while one types, in the kinds and numbers that are wished', async () => {
    await makeCollection(context, { id: 3, handle: 'kubki', productIds: [2] })
    for (const id of [3, 4, 5, 6]) await makeProduct(context, { id, title: `Kubek ${id}` })
    const query = `query ($limit: Int, $scope: PredictiveSearchLimitScope, $types: [PredictiveSearchType!]) {
      predictiveSearch(query: "kub", limit: $limit, limitScope: $scope, types: $types) {
        products { handle } collections { handle } articles { title } pages { title } queries { text }
      } }`
    const found = async (variables: object) => {
      const data = await answerOf(query, variables)
      return JSON.stringify(data).match(/produkt-\d|kubki/g)?.length
    }
    expect(await found({})).toBe(6)
    expect(await found({ limit: 3, scope: 'ALL' })).toBe(3)
    expect(await found({ limit: 3, scope: 'EACH' })).toBe(4)
    expect(await found({ types: ['COLLECTION'] })).toBe(1)
    expect(await answerOf(query, { types: ['QUERY', 'ARTICLE', 'PAGE'] })).toEqual({
      predictiveSearch: { products: [], collections: [], articles: [], pages: [], queries: [] },
    })
  })

  it('are searched by what is wished; of other kinds there is nothing', async () => {
    const query = `query ($types: [SearchType!]) { search(query: "kubek", first: 5, types: $types) {
      totalCount productFilters { id } nodes { __typename ... on Product { title } ... on Article { id } ... on Page { id } } } }`
    expect(await answerOf(query, { types: ['PRODUCT', 'PAGE'] })).toEqual({
      search: {
        totalCount: 1,
        productFilters: [{ id: 'filter.v.availability' }, { id: 'filter.v.price' }],
        nodes: [{ __typename: 'Product', title: 'Kubek' }],
      },
    })
    expect(await answerOf(query, { types: ['ARTICLE', 'PAGE'] })).toEqual({
      search: { totalCount: 0, productFilters: [], nodes: [] },
    })
    expect(
      await answerOf(
        '{ productRecommendations(productHandle: "produkt-1", intent: COMPLEMENTARY) { id } related: productRecommendations(productHandle: "produkt-1") { handle } }',
      ),
    ).toEqual({ productRecommendations: [], related: [{ handle: 'produkt-2' }] })
  })

  it('are reached by the names that a front asks for its first page by', async () => {
    await makeCollection(context, { id: 7, handle: 'bestsellery', productIds: [2] })
    expect(
      await answerOf(
        '{ collection(handle: "hidden-homepage-featured-items") { handle products(first: 3) { filters { id } nodes { handle } } } collectionByHandle(handle: "hidden-homepage-carousel") { id } }',
      ),
    ).toEqual({
      collection: {
        handle: 'bestsellery',
        products: {
          filters: [{ id: 'filter.v.availability' }, { id: 'filter.v.price' }],
          nodes: [{ handle: 'produkt-2' }],
        },
      },
      collectionByHandle: null,
    })
  })

  it('read the collections of a whole list at once', async () => {
    let reads = 0
    const { database } = context
    const counting = new Proxy(database, {
      get: (target, name, receiver) => {
        if (name === 'select') reads += 1
        const value: unknown = Reflect.get(target, name, receiver)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const counted = storefrontApp({ ...context, database: counting })
    const readsOf = async (query: string) => {
      reads = 0
      expect((await askStorefront(counted, query)).errors).toBeUndefined()
      return reads
    }
    const alone = await readsOf('{ products(first: 9) { nodes { id } } }')
    expect(
      await readsOf('{ products(first: 9) { nodes { id collections(first: 2) { nodes { id } } } } }'),
    ).toBe(alone + 1)
  })
})
