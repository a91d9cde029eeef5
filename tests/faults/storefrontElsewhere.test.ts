import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { LocalServer } from '#support/localServer.ts'
import { serveStandInShop } from '#support/standInShop.ts'

// The same client, pointed at a store elsewhere by configuration alone.

const TOKEN = 'a-token-of-another-store'
let server: LocalServer
let shop: StorefrontClient
const clientWith = (publicToken: string) =>
  createStorefrontClient({
    endpoint: `${server.origin}/api/2026-04/graphql.json`,
    publicToken,
    apiVersion: '2026-04',
  })

beforeAll(async () => {
  server = await serveStandInShop(TOKEN)
  shop = clientWith(TOKEN)
})
afterAll(() => server.close())

const EUR = (amount: number) => ({ amount, currencyCode: 'EUR' })

it('reads its catalogue', async () => {
  const product = await shop.product('mug')
  expect(product).toMatchObject({
    id: 'gid://shopify/Product/8123456789012',
    priceRange: { min: EUR(1_250), max: EUR(1_250) },
    media: [{ kind: 'picture', id: 'gid://shopify/MediaImage/1' }],
    variants: [{ quantityAvailable: null, compareAtPrice: null }],
    details: { rating: 4, category: null, features: [], reviewCount: 0 },
  })
  const listed = { ...product, collections: ['mugs'] }
  expect((await shop.products({ query: 'tag:new', sortKey: 'BEST_SELLING' })).products).toEqual([listed])
  expect(await shop.collections()).toHaveLength(1)
  expect((await shop.collection({ handle: 'mugs' })).page.products).toEqual([listed])
  expect(await shop.recommendations(product.id)).toEqual([listed])
  await expect(shop.product('cup')).rejects.toMatchObject({ code: 'SHOPIFY_PRODUCT_NOT_FOUND' })
  await expect(shop.collection({ handle: 'cups' })).rejects.toMatchObject({
    code: 'SHOPIFY_COLLECTION_NOT_FOUND',
  })
})

it('keeps its cart', async () => {
  const { id, checkoutUrl } = await shop.cartCreate({
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  })
  expect(checkoutUrl).toBe('https://shop.example/cart/c/c1?key=k1')
  const cart = await shop.cartLinesAdd(id, [
    { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2, attributes: [] },
  ])
  expect(cart).toMatchObject({
    cost: { subtotal: EUR(2_500), tax: null },
    lines: [
      {
        quantity: 2,
        total: EUR(2_500),
        attributes: [{ key: 'note', value: '' }],
        variant: { handle: 'mug' },
      },
    ],
  })
  expect(await shop.cart(id)).toEqual(cart)
  expect((await shop.cartLinesUpdate(id, [{ id: 'x', quantity: 3 }])).lines[0]?.quantity).toBe(3)
  expect((await shop.cartLinesRemove(id, ['x'])).lines).toEqual([])
  expect(await shop.cartBuyerIdentityUpdate(id, { email: 'a@example.com' })).toEqual(cart)
  expect(await shop.cartDiscountCodesUpdate(id, ['X'])).toEqual(cart)
  await expect(shop.cart('gid://shopify/Cart/other?key=k')).rejects.toMatchObject({
    code: 'SHOPIFY_CART_NOT_FOUND',
  })
})

it('is refused with the token of another store', async () => {
  await expect(clientWith('iskra').products({})).rejects.toMatchObject({
    code: 'SHOPIFY_API_ERROR',
    status: 401,
    kind: 'refused',
  })
})
