import { createMemoryHistory } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#api/createQueryClient.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { routeTree } from '../routeTree.gen.ts'
import { App } from './App.tsx'
import { createAppRouter } from './createAppRouter.ts'

const MONEY = { amount: 4_900, currencyCode: 'PLN' }

const MUG: Product = {
  id: 'gid://shopify/Product/1',
  handle: 'kubek',
  title: 'Kubek z imieniem',
  description: 'Biały kubek.',
  productType: 'Kubki',
  tags: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  availableForSale: true,
  featuredPicture: null,
  media: [],
  pictures: [],
  variants: [
    {
      id: 'gid://shopify/ProductVariant/1',
      title: 'Default Title',
      availableForSale: true,
      quantityAvailable: null,
      price: MONEY,
      compareAtPrice: null,
      selectedOptions: [],
      picture: null,
    },
  ],
  priceRange: { min: MONEY, max: MONEY },
  seo: { title: null, description: null },
  details: {
    category: null,
    difficulty: null,
    duration: null,
    features: [],
    aiType: null,
    aiCategory: null,
    aiTemplateStyle: null,
    aiTemplateLength: null,
    aiTemplateBase: null,
    aiTemplateVariables: [],
    aiSampleContent: null,
    bestseller: true,
    rating: 4.8,
    reviewCount: 12,
  },
}

const COLLECTION = { id: 'c', handle: 'kredyty', title: 'Kredyty', description: '', picture: null }
const PAGE = { products: [MUG], hasNextPage: false, endCursor: null }

/** No screen may change a cart while it is rendered. */
function refuse(): Promise<never> {
  return Promise.reject(new StorefrontError('SHOPIFY_API_ERROR', 'not while rendering', { kind: 'refused' }))
}

const STOREFRONT: StorefrontClient = {
  products: () => Promise.resolve(PAGE),
  collections: () => Promise.resolve([COLLECTION]),
  collection: () => Promise.resolve({ collection: COLLECTION, page: PAGE }),
  product: () => Promise.resolve(MUG),
  recommendations: () => Promise.resolve([]),
  cart: refuse,
  cartCreate: refuse,
  cartLinesAdd: refuse,
  cartLinesUpdate: refuse,
  cartLinesRemove: refuse,
  cartBuyerIdentityUpdate: refuse,
  cartDiscountCodesUpdate: refuse,
}

/** What stands for the parameters of an address. */
const PARAMETERS: Readonly<Record<string, string>> = {
  $handle: 'kubek',
  $collection: 'kartki',
  $token: 'token',
  $: 'nie-ma-takiej',
}

/** Every address there is a screen at, read from the generated tree: a new one is tested by itself. */
function everyAddress(): string[] {
  const router = createAppRouter(
    { services: servicesOf(), i18n: null as never },
    createMemoryHistory({ initialEntries: ['/'] }),
  )
  return Object.keys(router.routesByPath).map((path) =>
    path.replaceAll(/\$\w*/g, (name) => PARAMETERS[name] ?? name),
  )
}

function servicesOf() {
  const config = DEFAULT_RUNTIME_CONFIG
  return { config, storefront: STOREFRONT, queryClient: createQueryClient(config.queryCache) }
}

async function render(address: string, language: 'pl' | 'en' = 'pl'): Promise<string> {
  const context = { services: servicesOf(), i18n: await createI18n(language) }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return renderToString(createElement(App, { context, router }))
}

describe('every screen renders without a window', () => {
  it('where there is none', () => {
    expect(typeof window).toBe('undefined')
    expect(routeTree).toBeDefined()
  })

  it.each(everyAddress())('%s', async (address) => {
    const html = await render(address)
    expect(html).toContain('<main')
    expect(html).toContain('Przejdź do treści')
  })

  it('with its content, not a skeleton, when its data is at hand', async () => {
    expect(await render('/sklep')).toContain('Kubek z imieniem')
    expect(await render('/sklep/produkt/kubek')).toContain('Kubek z imieniem')
  })

  it('in English too', async () => {
    expect(await render('/', 'en')).toContain('<main')
  })
})
