import type { LineAttribute, RemoteCart } from '#domain/cart/remoteCart.ts'
import type { Collection, Product, ProductPage } from '#domain/catalogue/product.ts'
import type { ReviewSummary } from '#domain/reviews/reviews.ts'
import type { StoreFacets, StoreQuestion } from '#domain/catalogue/storeFacets.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { CountryCode } from './operations.gen.ts'

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** Told when the answer is a copy kept on this device, with the moment it was fetched. */
  readonly onCachedAnswer?: (at: Date) => void
}

export type ProductSortKey = 'RELEVANCE' | 'CREATED_AT' | 'PRICE' | 'TITLE' | 'BEST_SELLING' | 'UPDATED_AT'

/** Variables of the product list; `first` is 50 unless told (specification part 1, section 9). */
export interface ProductsVariables {
  readonly first?: number
  readonly after?: string | null
  /** The storefront's search syntax, for example `tag:kartki`, or plain words. */
  readonly query?: string
  readonly sortKey?: ProductSortKey
  readonly reverse?: boolean
}

/** Variables of a collection's products. Defaults: first 50, sortKey CREATED, reverse true (section 7). */
export interface CollectionVariables {
  readonly handle: string
  readonly first?: number
  readonly after?: string | null
  readonly sortKey?: 'CREATED' | 'PRICE' | 'TITLE' | 'BEST_SELLING' | 'COLLECTION_DEFAULT' | 'MANUAL'
  readonly reverse?: boolean
}

/** The names of a variant and its product in one language. */
export interface VariantWords {
  readonly title: string
  readonly variantTitle: string
}

export interface CartLineInput {
  readonly merchandiseId: string
  readonly quantity: number
  readonly attributes?: readonly LineAttribute[]
}

export interface CartLineChange {
  readonly id: string
  readonly quantity: number
  /** Takes the place of those it had; absent, they stay. */
  readonly attributes?: readonly LineAttribute[]
}

export interface BuyerIdentity {
  /** Null removes it; a missing field stays as it is. */
  readonly email?: string | null
  readonly phone?: string | null
  readonly countryCode?: CountryCode
}

/**
 * The storefront as the rest of the product sees it (specification part 1, sections 7 to 9). Every method
 * rejects with a `StorefrontError`, and with nothing else, save for the `AbortError` of the caller's signal.
 */
export interface StorefrontClient {
  /** The present language of the catalogue; cached answers are in this language. */
  language(): StorefrontLanguage
  products(variables: ProductsVariables, options?: RequestOptions): Promise<ProductPage>
  collections(options?: RequestOptions): Promise<readonly Collection[]>
  collection(
    variables: CollectionVariables,
    options?: RequestOptions,
  ): Promise<{ collection: Collection; page: ProductPage }>
  /** The filters of the whole shop, counted under the chosen ones. */
  facets(question: StoreQuestion, options?: RequestOptions): Promise<StoreFacets>
  /** The filters of a collection. */
  collectionFacets(handle: string, options?: RequestOptions): Promise<StoreFacets>
  product(handle: string, options?: RequestOptions): Promise<Product>
  recommendations(productId: string, options?: RequestOptions): Promise<readonly Product[]>
  /** A product's review summary; null where there are no reviews, or the store doesn't know the product. */
  reviews(handle: string, options?: RequestOptions): Promise<ReviewSummary | null>
  /** The variants' names in the present language, by id; unknown ones are left out. */
  variantWords(ids: readonly string[], options?: RequestOptions): Promise<ReadonlyMap<string, VariantWords>>
  /** Rejects with SHOPIFY_CART_NOT_FOUND when the storefront knows no such cart, or it has become an order. */
  cart(id: string, options?: RequestOptions): Promise<RemoteCart>
  cartCreate(
    input: {
      lines?: readonly CartLineInput[]
      buyerIdentity?: BuyerIdentity
      discountCodes?: readonly string[]
    },
    options?: RequestOptions,
  ): Promise<RemoteCart>
  cartLinesAdd(cartId: string, lines: readonly CartLineInput[], options?: RequestOptions): Promise<RemoteCart>
  cartLinesUpdate(
    cartId: string,
    lines: readonly CartLineChange[],
    options?: RequestOptions,
  ): Promise<RemoteCart>
  cartLinesRemove(cartId: string, lineIds: readonly string[], options?: RequestOptions): Promise<RemoteCart>
  cartBuyerIdentityUpdate(
    cartId: string,
    buyerIdentity: BuyerIdentity,
    options?: RequestOptions,
  ): Promise<RemoteCart>
  cartDiscountCodesUpdate(
    cartId: string,
    discountCodes: readonly string[],
    options?: RequestOptions,
  ): Promise<RemoteCart>
}

/** The calls about a cart. */
export type CartCalls = Pick<
  StorefrontClient,
  | 'cart'
  | 'cartCreate'
  | 'cartLinesAdd'
  | 'cartLinesUpdate'
  | 'cartLinesRemove'
  | 'cartBuyerIdentityUpdate'
  | 'cartDiscountCodesUpdate'
>
