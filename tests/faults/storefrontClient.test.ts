import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { seedDiscountCodes } from '#server/shop/storefront/seedDiscountCodes.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import type { LocalServer } from '#support/localServer.ts'
import { fixturePicture, makeCollection, makeProduct, variantGid } from '#support/storefrontFixture.ts'
import { clientOf, serveStorefront } from '#support/storefrontServer.ts'

const PLN = (amount: number) => ({ amount, currencyCode: 'PLN' })

/** Quantities by the number of the variant. */
const quantities = (cart: RemoteCart) =>
  Object.fromEntries(cart.lines.map((line) => [line.variant.id.replace(/.*\//, ''), line.quantity]))

const picture = (n: number) => ({
  url: `http://localhost:3000/media/products/obraz/${n}.jpg`,
  width: 1600,
  height: 1200,
  altText: `Obraz ${n}`,
})

describeOnDatabase('the storefront’s client with the embedded storefront', (freshContext) => {
  let context: ServerContext
  let server: LocalServer
  let client: StorefrontClient
  beforeEach(async () => {
    context = await freshContext()
    await seedDiscountCodes(context.database)
    server = await serveStorefront(context)
    client = clientOf(server.origin)
  })
  afterEach(() => server.close())

  it('reads a product whole, with the limits of a product’s page', async () => {
    const media = Array.from({ length: 12 }, (_, index) => fixturePicture(index + 1))
    await makeProduct(context, {
      id: 1,
      handle: 'kubek',
      title: 'Kubek',
      seoTitle: 'Kubek Iskry',
      tags: ['kubki'],
      details: {
        category: 'Kubki',
        difficulty: null,
        features: ['zmywarka'],
        rating: 4.5,
        reviewCount: 3,
        bestseller: true,
      },
      media,
      variants: Array.from({ length: 22 }, (_, index) => ({
        price: 1_000 + index,
        compareAtPrice: 2_000,
        stock: index,
        mediaId: 2,
        title: String(index),
        selectedOptions: [{ name: 'Rozmiar', value: String(index) }],
      })),
    })
    const product = await client.product('kubek')
    expect(product).toMatchObject({
      id: 'gid://shopify/Product/1',
      handle: 'kubek',
      seo: { title: 'Kubek Iskry', description: null },
      availableForSale: true,
      featuredPicture: picture(1),
      priceRange: { min: PLN(1_000), max: PLN(1_021) },
      details: {
        category: 'Kubki',
        difficulty: null,
        features: ['zmywarka'],
        rating: 4.5,
        reviewCount: 3,
        bestseller: true,
      },
    })
    expect(product.media).toHaveLength(10)
    expect(product.media[0]).toEqual({
      kind: 'picture',
      id: 'gid://shopify/MediaImage/1',
      picture: picture(1),
    })
    expect(product.pictures).toHaveLength(10)
    expect(product.variants).toHaveLength(20)
    expect(product.variants[0]).toEqual({
      id: variantGid(1),
      title: '0',
      sku: null,
      requiresShipping: true,
      maximumQuantity: null,
      availableForSale: false,
      quantityAvailable: 0,
      price: PLN(1_000),
      compareAtPrice: PLN(2_000),
      selectedOptions: [{ name: 'Rozmiar', value: '0' }],
      picture: picture(2),
    })

    const listed = (await client.products({})).products[0]
    expect([listed?.media.length, listed?.pictures.length, listed?.variants.length]).toEqual([10, 5, 10])
  })

  it('reads the list in pages of 50', async () => {
    for (let id = 1; id <= 52; id += 1) await makeProduct(context, { id })
    const first = await client.products({ sortKey: 'BEST_SELLING' })
    expect([first.products.length, first.hasNextPage]).toEqual([50, true])
    const second = await client.products({ sortKey: 'BEST_SELLING', after: first.endCursor })
    expect(second.products.map((product) => product.handle)).toEqual(['produkt-51', 'produkt-52'])
    expect(second.hasNextPage).toBe(false)
    expect((await client.products({ first: 3, query: 'produkt 7*' })).products).toHaveLength(1)
  })

  it('reads collections, newest first unless told', async () => {
    for (const id of [1, 2, 3]) await makeProduct(context, { id })
    await makeCollection(context, { id: 4, handle: 'kredyty', productIds: [2, 1, 3] })
    expect(await client.collections()).toEqual([
      {
        id: 'gid://shopify/Collection/4',
        handle: 'kredyty',
        title: 'kredyty',
        description: '',
        picture: null,
      },
    ])
    const { collection, page } = await client.collection({ handle: 'kredyty' })
    expect(collection.handle).toBe('kredyty')
    expect(page.products.map((product) => product.handle)).toEqual(['produkt-3', 'produkt-2', 'produkt-1'])
    const own = await client.collection({
      handle: 'kredyty',
      first: 1,
      sortKey: 'COLLECTION_DEFAULT',
      reverse: false,
    })
    expect(own.page).toMatchObject({ hasNextPage: true, products: [{ handle: 'produkt-2' }] })
  })

  it('reads recommendations; none for a product that is not there', async () => {
    for (const id of [1, 2]) await makeProduct(context, { id })
    expect((await client.recommendations('gid://shopify/Product/1')).map(({ handle }) => handle)).toEqual([
      'produkt-2',
    ])
    expect(await client.recommendations('gid://shopify/Product/9')).toEqual([])
  })

  describe('carts', () => {
    beforeEach(async () => {
      await makeProduct(context, {
        id: 1,
        title: 'Kubek',
        media: [fixturePicture(1)],
        variants: [{ price: 1_999, stock: 3 }],
      })
      await makeProduct(context, { id: 2, title: 'Kurs', variants: [{ price: 10_000 }] })
    })

    it('are made, read and changed', async () => {
      const made = await client.cartCreate({
        lines: [{ merchandiseId: variantGid(1), quantity: 2, attributes: [{ key: 'Dla', value: 'Zosia' }] }],
        buyerIdentity: { email: 'zosia@example.pl', countryCode: 'PL' },
        discountCodes: ['TECHVIBE'],
      })
      expect(made).toMatchObject({
        checkoutUrl: expect.stringContaining('/kasa/'),
        buyerIdentity: { email: 'zosia@example.pl', phone: null },
        discountCodes: [{ code: 'TECHVIBE', applicable: true }],
        cost: { subtotal: PLN(3_998), total: PLN(3_398), tax: null },
        lines: [
          {
            quantity: 2,
            attributes: [{ key: 'Dla', value: 'Zosia' }],
            total: PLN(3_998),
            variant: {
              id: variantGid(1),
              productId: 'gid://shopify/Product/1',
              handle: 'produkt-1',
              productTitle: 'Kubek',
              price: PLN(1_999),
              availableForSale: true,
              quantityAvailable: 3,
              picture: { altText: 'Obraz 1' },
            },
          },
        ],
      })
      expect(await client.cart(made.id)).toEqual(made)

      const added = await client.cartLinesAdd(made.id, [{ merchandiseId: variantGid(2), quantity: 1 }])
      expect(quantities(added)).toEqual({ 100: 2, 200: 1 })
      const mug = added.lines.find((line) => line.variant.id === variantGid(1))
      const updated = await client.cartLinesUpdate(made.id, [{ id: mug?.id ?? '', quantity: 9 }])
      expect(quantities(updated)).toEqual({ 100: 3, 200: 1 })
      expect(quantities(await client.cartLinesRemove(made.id, [mug?.id ?? '']))).toEqual({ 200: 1 })
      expect((await client.cartDiscountCodesUpdate(made.id, [])).discountCodes).toEqual([])
      const buyer = { email: 'a@example.pl', phone: '600100200' }
      expect((await client.cartBuyerIdentityUpdate(made.id, buyer)).buyerIdentity).toEqual(buyer)
    })

    it('that are unknown, somebody else’s or ordered are not found', async () => {
      const { id } = await client.cartCreate({})
      for (const cartId of ['gid://shopify/Cart/x?key=y', `${id}x`, id.replace(/\?.*/, '')]) {
        const gone = {
          code: 'SHOPIFY_CART_NOT_FOUND',
          status: 404,
          kind: 'refused',
          message: 'Cart not found',
        }
        await expect(client.cart(cartId)).rejects.toMatchObject(gone)
        await expect(client.cartLinesRemove(cartId, ['x'])).rejects.toMatchObject(gone)
        await expect(client.cartDiscountCodesUpdate(cartId, ['X'])).rejects.toMatchObject(gone)
      }
    })

    it('tell user errors with all messages joined', async () => {
      const { id } = await client.cartCreate({})
      const lines = [
        { merchandiseId: variantGid(8), quantity: 1 },
        { merchandiseId: variantGid(2), quantity: -1 },
      ]
      await expect(client.cartLinesAdd(id, lines)).rejects.toMatchObject({
        code: 'SHOPIFY_CART_VALIDATION_ERROR',
        kind: 'refused',
        message: `The merchandise with id ${variantGid(8)} does not exist., The quantity for merchandise with id ${variantGid(2)} must be greater than zero but less than 1000000.`,
        userErrors: [
          { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: expect.any(String) },
          { code: 'INVALID', field: ['lines', '1', 'quantity'], message: expect.any(String) },
        ],
      })
    })

    it.each([1.5, 3_000_000_000, Number.NaN])('refuse a quantity of %d, which is none', async (quantity) => {
      const { id } = await client.cartCreate({})
      const refusal = {
        code: 'SHOPIFY_CART_VALIDATION_ERROR',
        userErrors: [{ code: 'INVALID', field: ['lines', '0', 'quantity'] }],
      }
      const lines = [{ merchandiseId: variantGid(2), quantity }]
      await expect(client.cartLinesAdd(id, lines)).rejects.toMatchObject(refusal)
      await expect(client.cartLinesUpdate(id, [{ id: 'x', quantity }])).rejects.toMatchObject(refusal)
      await expect(client.cartCreate({ lines })).rejects.toMatchObject(refusal)
      expect((await client.cart(id)).lines).toEqual([])
    })
  })
})
