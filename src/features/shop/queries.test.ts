import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { collectionQuery, knownProduct, productListQuery, productQuery } from './queries.ts'
import { isNotFound, retryRead, retryReadDelay } from './retryReads.ts'
import { exampleProduct } from './testing/exampleProduct.ts'
import { fakeStorefront } from './testing/fakeStorefront.ts'

const card = exampleProduct('Kartka')
const mug = exampleProduct('Kubek')
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

const failed = (kind: StorefrontError['kind'], retryAfterMs: number | null = null) =>
  new StorefrontError('SHOPIFY_API_ERROR', kind, { kind, ...(retryAfterMs === null ? {} : { retryAfterMs }) })

test.each(['unreachable', 'busy', 'broken'] as const)(
  'a read that is %s is tried three times more',
  (kind) => {
    expect([0, 1, 2, 3].map((failures) => retryRead(failures, failed(kind)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  },
)

test('what was refused is never asked again, nor is anything without a network', () => {
  expect(retryRead(0, failed('refused'))).toBe(false)
  expect(retryRead(0, new Error('a mistake of ours'))).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(retryRead(0, failed('unreachable'))).toBe(false)
})

test('waits 1, 2, 4 … 10 s, and longer when it was asked to', () => {
  expect([0, 1, 2, 3, 9].map((failures) => retryReadDelay(failures, failed('busy')))).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000,
  ])
  expect(retryReadDelay(0, failed('busy', 30_000))).toBe(30_000)
})

test('tells what is not there from what failed', () => {
  const missing = new StorefrontError('SHOPIFY_PRODUCT_NOT_FOUND', 'Product not found', { kind: 'refused' })
  expect(isNotFound(missing)).toBe(true)
  expect(isNotFound(failed('broken'))).toBe(false)
  expect(isNotFound(null)).toBe(false)
})

test('a product in any list is known before its own read', async () => {
  const storefront = fakeStorefront([card, mug])
  const queries = client()
  expect(knownProduct(queries, storefront.client, 'kubek')).toBeNull()
  await queries.fetchInfiniteQuery(collectionQuery(storefront.client, 'kartki'))
  expect(knownProduct(queries, storefront.client, 'kubek')?.product).toBe(mug)
})

test('an unreachable product is taken from the catalogue that the device keeps, also from its last page', async () => {
  const storefront = fakeStorefront([card, mug])
  storefront.pageSize = 1
  storefront.keptSince = new Date('2026-11-20T12:40:00Z')
  const withoutProduct = { ...storefront.client, product: () => Promise.reject(failed('unreachable')) }
  const answer = await client().fetchQuery(productQuery(withoutProduct, 'kubek'))
  expect(answer).toEqual({ product: mug, keptSince: '2026-11-20T12:40:00.000Z' })
})

test('a product that nothing on the device knows fails with its own failure', async () => {
  const storefront = fakeStorefront([card])
  storefront.failure = 'unreachable'
  const query = { ...productQuery(storefront.client, 'kubek'), retryDelay: 0 }
  await expect(client().fetchQuery(query)).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'product kubek',
  })
})

test('a refusal is not hidden behind a listed product', async () => {
  const storefront = fakeStorefront([card])
  await expect(client().fetchQuery(productQuery(storefront.client, 'kubek'))).rejects.toMatchObject({
    code: 'SHOPIFY_PRODUCT_NOT_FOUND',
  })
  expect(storefront.reads).toEqual(['product kubek'])
})

test('an unreachable collection is made of the kept catalogue, whose products tell where they belong', async () => {
  const inside = { ...mug, collections: ['kartki'] }
  const storefront = fakeStorefront([card, inside])
  storefront.keptSince = new Date('2026-11-20T12:40:00Z')
  const without = { ...storefront.client, collection: () => Promise.reject(failed('unreachable')) }
  const list = await client().fetchInfiniteQuery(collectionQuery(without, 'kartki'))
  expect(list.pages).toMatchObject([
    {
      products: [inside],
      collection: { handle: 'kartki' },
      hasNextPage: false,
      keptSince: '2026-11-20T12:40:00.000Z',
    },
  ])
  const another = { ...collectionQuery(without, 'inna'), retryDelay: 0 }
  await expect(client().fetchInfiniteQuery(another)).rejects.toMatchObject({
    kind: 'unreachable',
  })
  const refused = { ...storefront.client, collection: () => Promise.reject(failed('refused')) }
  await expect(client().fetchInfiniteQuery(collectionQuery(refused, 'kartki'))).rejects.toMatchObject({
    kind: 'refused',
  })
})

test('the list is read page by page with its age', async () => {
  const storefront = fakeStorefront([card, mug])
  storefront.pageSize = 1
  storefront.keptSince = new Date('2026-11-20T12:40:00Z')
  const list = await client().fetchInfiniteQuery({ ...productListQuery(storefront.client), pages: 5 })
  expect(list.pages.map(({ products, keptSince }) => [products[0]?.title, keptSince])).toEqual([
    ['Kartka', '2026-11-20T12:40:00.000Z'],
    ['Kubek', '2026-11-20T12:40:00.000Z'],
  ])
})

test('what was read in one language is no answer in another', async () => {
  const polish = fakeStorefront([card, mug]).client
  const english: typeof polish = { ...fakeStorefront([]).client, language: () => 'EN' }
  const queries = client()
  await queries.fetchInfiniteQuery(productListQuery(polish))
  expect(knownProduct(queries, polish, 'kubek')?.product).toBe(mug)
  expect(knownProduct(queries, english, 'kubek')).toBeNull()
  const list = await queries.fetchInfiniteQuery(productListQuery(english))
  expect(list.pages.flatMap(({ products }) => products)).toEqual([])
})
