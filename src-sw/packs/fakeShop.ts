import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { Collection, Picture, Product, ProductPage } from '#domain/catalogue/product.ts'
import { FAKE_ORIGIN } from '#support/fakeCaches.ts'

export const FAKE_ENDPOINT = `${FAKE_ORIGIN}/api/storefront/2026-04/graphql.json`

const price = { amount: 1_000, currencyCode: 'PLN' }

function picture(handle: string, position: number): Picture {
  return {
    url: `${FAKE_ORIGIN}/media/products/${handle}/${position}-ab.jpg`,
    width: 1200,
    height: 1200,
    altText: handle,
  }
}

function product(handle: string): Product {
  const pictures = [picture(handle, 1), picture(handle, 2)]
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title: handle,
    description: '',
    productType: '',
    vendor: 'Iskra',
    tags: [],
    createdAt: '',
    updatedAt: '',
    availableForSale: true,
    featuredPicture: pictures[0] ?? null,
    media: [],
    pictures,
    variants: [],
    priceRange: { min: price, max: price },
    seo: { title: null, description: null },
    collections: [],
    details: {
      category: null,
      categoryKey: null,
      difficulty: null,
      duration: null,
      features: [],
      aiType: null,
      aiCategory: null,
      aiCategoryKey: null,
      aiTemplateStyle: null,
      aiTemplateLength: null,
      aiTemplateBase: null,
      aiTemplateVariables: [],
      aiSampleContent: null,
      bestseller: false,
      rating: null,
      reviewCount: 0,
      searchKeywords: null,
    },
  }
}

const credits: Collection = {
  id: 'gid://shopify/Collection/1',
  handle: 'kredyty',
  title: 'Kredyty',
  description: '',
  picture: null,
}

const letPass: (request: Request) => void | Promise<void> = () => undefined
const notNeeded = () => Promise.reject(new Error('packs keep no cart'))

function pageOf(handles: readonly string[], after: string | null | undefined): ProductPage {
  const from = after ? handles.indexOf(after) + 1 : 0
  const end = from + 2
  return {
    products: handles.slice(from, end).map(product),
    hasNextPage: end < handles.length,
    endCursor: handles[end - 1] ?? null,
  }
}

/** A shop of four products in pages of two, for the tests of packs: a network to cut, and a client that uses it. */
export function createFakeShop() {
  const handles = ['a', 'b', 'c', 'd']
  const calls: string[] = []
  /** Called before each request is answered; throw to cut the network. */
  let before = letPass

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    await before(request)
    init?.signal?.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    calls.push(request.method === 'GET' ? pathname + search : await request.clone().text())
    if (request.method === 'GET')
      return new Response('x'.repeat(100), { headers: { 'content-type': 'image/avif' } })
    return Response.json({ data: { shop: { name: 'Iskra' } } })
  }

  function createClient(
    clientFetch: typeof globalThis.fetch,
    language: StorefrontLanguage,
  ): StorefrontClient {
    const post = async (query: string, variables: object, signal?: AbortSignal) => {
      try {
        const body = JSON.stringify({ query, variables: { ...variables, language } })
        await clientFetch(FAKE_ENDPOINT, { method: 'POST', body, ...(signal ? { signal } : {}) })
      } catch (cause) {
        throw new StorefrontError('SHOPIFY_NETWORK_ERROR', 'cut', { kind: 'unreachable', cause })
      }
    }
    return {
      language: () => language,
      async products(variables, options) {
        await post('query Products { products { id } }', variables, options?.signal)
        return pageOf(handles, variables.after)
      },
      async collections(options) {
        await post('query Collections { collections { id } }', {}, options?.signal)
        return [credits]
      },
      async collection(variables, options) {
        await post('query Collection { collection { id } }', variables, options?.signal)
        return { collection: credits, page: pageOf(['a', 'd'], variables.after) }
      },
      variantWords: () => Promise.reject(new Error('a pack asks for no words')),
      facets: () => Promise.reject(new Error('a pack asks for no counts')),
      collectionFacets: () => Promise.reject(new Error('a pack asks for no counts')),
      async product(handle, options) {
        await post('query Product { product { id } }', { handle }, options?.signal)
        if (!handles.includes(handle)) {
          throw new StorefrontError('SHOPIFY_PRODUCT_NOT_FOUND', 'gone', { kind: 'refused' })
        }
        return product(handle)
      },
      async recommendations(id, options) {
        await post('query Recommendations { productRecommendations { id } }', { id }, options?.signal)
        return []
      },
      reviews: () => Promise.resolve(null),
      cart: notNeeded,
      cartCreate: notNeeded,
      cartLinesAdd: notNeeded,
      cartLinesUpdate: notNeeded,
      cartLinesRemove: notNeeded,
      cartBuyerIdentityUpdate: notNeeded,
      cartDiscountCodesUpdate: notNeeded,
    }
  }

  return {
    fetch,
    createClient,
    calls,
    handles,
    onRequest(hook: typeof before) {
      before = hook
    },
  }
}
