import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { FailureKind } from '#api/request/failureKind.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'
import type { Collection, Product, ProductPage } from '#domain/catalogue/product.ts'

/** The state a test may change while screens read: the storefront's, and how it answers. */
export interface FakeStorefront {
  readonly client: StorefrontClient
  products: readonly Product[]
  /** How every read fails from now on; null while it works. */
  failure: FailureKind | null
  /** Answers are copies kept since then; null while they are fresh. */
  keptSince: Date | null
  pageSize: number
  /** The storefront's counts; null for none. */
  facets: StoreFacets | null
  /** The pages after the first never come. */
  isSlowAfterFirstPage: boolean
  /** The pages after the first are refused. */
  failsAfterFirstPage: boolean
  /** The names of the reads made, in order. */
  readonly reads: string[]
}

const SHELF: Collection = {
  id: 'gid://shopify/Collection/1',
  handle: 'kartki',
  title: 'Kartki',
  description: 'Kartki na każdą okazję.',
  picture: null,
}

const unused = () => Promise.reject(new Error('the shop never changes a cart'))

/** A storefront in memory with one shelf, „Kartki", that holds everything. */
export function fakeStorefront(products: readonly Product[]): FakeStorefront {
  const state = {
    products,
    failure: null as FailureKind | null,
    keptSince: null as Date | null,
    pageSize: 50,
    facets: null as StoreFacets | null,
    isSlowAfterFirstPage: false,
    failsAfterFirstPage: false,
    reads: [] as string[],
  }
  async function read(name: string, onCachedAnswer?: (at: Date) => void): Promise<void> {
    state.reads.push(name)
    await Promise.resolve()
    if (state.failure !== null) throw new StorefrontError('SHOPIFY_API_ERROR', name, { kind: state.failure })
    if (state.keptSince !== null) onCachedAnswer?.(state.keptSince)
  }
  function pageAfter(after: string | null | undefined): ProductPage {
    if (after && state.failsAfterFirstPage) {
      throw new StorefrontError('SHOPIFY_PRODUCTS_ERROR', 'refused', { kind: 'refused' })
    }
    const start = Number(after ?? 0)
    const end = start + state.pageSize
    const page = state.products.slice(start, end)
    return { products: page, hasNextPage: end < state.products.length, endCursor: String(end) }
  }
  const client: StorefrontClient = {
    language: () => 'PL',
    async products({ after }, options) {
      await read('products', options?.onCachedAnswer)
      if (after && state.isSlowAfterFirstPage) return new Promise(() => undefined)
      return pageAfter(after)
    },
    async collections() {
      await read('collections')
      return [SHELF]
    },
    async collection({ handle, after }, options) {
      await read(`collection ${handle}`, options?.onCachedAnswer)
      if (handle === SHELF.handle || handle === 'kredyty')
        return { collection: SHELF, page: pageAfter(after) }
      throw new StorefrontError('SHOPIFY_COLLECTION_NOT_FOUND', 'Collection not found', { kind: 'refused' })
    },
    async facets({ filters }) {
      await read(`facets ${filters.length}`)
      if (state.facets === null)
        throw new StorefrontError('SHOPIFY_PRODUCTS_ERROR', 'none', { kind: 'refused' })
      return state.facets
    },
    async collectionFacets(handle) {
      await read(`facets of ${handle}`)
      if (state.facets === null)
        throw new StorefrontError('SHOPIFY_PRODUCTS_ERROR', 'none', { kind: 'refused' })
      return state.facets
    },
    async product(handle, options) {
      await read(`product ${handle}`, options?.onCachedAnswer)
      const found = state.products.find((product) => product.handle === handle)
      if (found) return found
      throw new StorefrontError('SHOPIFY_PRODUCT_NOT_FOUND', 'Product not found', { kind: 'refused' })
    },
    async recommendations(productId) {
      await read('recommendations')
      return state.products.filter(({ id }) => id !== productId)
    },
    reviews: () => Promise.resolve(null),
    variantWords: unused,
    cart: unused,
    cartCreate: unused,
    cartLinesAdd: unused,
    cartLinesUpdate: unused,
    cartLinesRemove: unused,
    cartBuyerIdentityUpdate: unused,
    cartDiscountCodesUpdate: unused,
  }
  return Object.assign(state, { client })
}
