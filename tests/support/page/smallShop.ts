import { createQueryClient } from '#services/createQueryClient.ts'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'
import type { Services } from '#services/services.tsx'
import { fixedSession, noProductApi, noPublicReads } from '#api/session/testing/fixedSession.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'

const MONEY = { amount: 4_900, currencyCode: 'PLN' }

/** One thing of one form. */
export const MUG: Product = {
  id: 'gid://shopify/Product/1',
  handle: 'kubek',
  title: 'Kubek z imieniem',
  description: 'Biały kubek.',
  productType: 'Kubki',
  vendor: 'Iskra',
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
      sku: null,
      requiresShipping: false,
      maximumQuantity: null,
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
    bestseller: true,
    rating: 4.8,
    reviewCount: 12,
    searchKeywords: null,
  },
}

const COLLECTION = { id: 'c', handle: 'kartki', title: 'Kartki', description: '', picture: null }
const FACETS: StoreFacets = {
  available: 1,
  soldOut: 0,
  priceBounds: null,
  categories: new Map(),
  difficulties: new Map(),
  ratings: new Map(),
}
const PAGE = { products: [MUG], hasNextPage: false, endCursor: null }

/** No screen may change a cart while it is rendered. */
function refuse(): Promise<never> {
  return Promise.reject(new StorefrontError('SHOPIFY_API_ERROR', 'not while rendering', { kind: 'refused' }))
}

const STOREFRONT: StorefrontClient = {
  language: () => 'PL',
  products: () => Promise.resolve(PAGE),
  collections: () => Promise.resolve([COLLECTION]),
  collection: () => Promise.resolve({ collection: COLLECTION, page: PAGE }),
  facets: () => Promise.resolve(FACETS),
  collectionFacets: () => Promise.resolve(FACETS),
  product: () => Promise.resolve(MUG),
  recommendations: () => Promise.resolve([]),
  reviews: () => Promise.resolve(null),
  variantWords: () => Promise.resolve(new Map()),
  cart: refuse,
  cartCreate: refuse,
  cartLinesAdd: refuse,
  cartLinesUpdate: refuse,
  cartLinesRemove: refuse,
  cartBuyerIdentityUpdate: refuse,
  cartDiscountCodesUpdate: refuse,
}

/** The services of a shop with one mug in it, visited by a guest unless told. */
export function smallShop(over: Partial<Pick<Services, 'session' | 'productApi' | 'config'>> = {}): Services {
  const config = DEFAULT_RUNTIME_CONFIG
  return {
    origin: 'https://iskra.example',
    isTakingOver: () => false,
    publicReads: noPublicReads,
    config,
    storefront: STOREFRONT,
    queryClient: createQueryClient(config.queryCache),
    session: fixedSession(),
    productApi: noProductApi,
    ...over,
  }
}
