import type { FailureKind } from '../request/failureKind.ts'

/** Every code of the storefront's error catalogue (specification part 1, section 8), prefix written out. */
export const STOREFRONT_ERROR_CODES = [
  'SHOPIFY_INVALID_HANDLE',
  'SHOPIFY_PRODUCT_NOT_FOUND',
  'SHOPIFY_COLLECTION_NOT_FOUND',
  'SHOPIFY_CART_NOT_FOUND',
  'SHOPIFY_INVALID_CART_ID',
  'SHOPIFY_INVALID_LINES',
  'SHOPIFY_INVALID_LINE_IDS',
  'SHOPIFY_CART_CREATE_ERROR',
  'SHOPIFY_CART_ADD_ERROR',
  'SHOPIFY_CART_UPDATE_ERROR',
  'SHOPIFY_CART_REMOVE_ERROR',
  'SHOPIFY_CART_VALIDATION_ERROR',
  'SHOPIFY_API_ERROR',
  'SHOPIFY_GRAPHQL_ERROR',
  'SHOPIFY_TIMEOUT_ERROR',
  'SHOPIFY_NETWORK_ERROR',
  'SHOPIFY_PRODUCTS_ERROR',
] as const

export type StorefrontErrorCode = (typeof STOREFRONT_ERROR_CODES)[number]

/** The only error a storefront call rejects with. The screen turns `code` into words. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError'
  readonly code: StorefrontErrorCode
  readonly kind: FailureKind
  /** HTTP status, when there was an answer. */
  readonly status: number | null
  /** How long the storefront asked to wait, in ms. */
  readonly retryAfterMs: number | null
  /** The storefront's own user errors, for SHOPIFY_CART_VALIDATION_ERROR. */
  readonly userErrors: readonly UserError[]

  constructor(
    code: StorefrontErrorCode,
    message: string,
    more: {
      kind: FailureKind
      status?: number | null
      retryAfterMs?: number | null
      userErrors?: readonly UserError[]
      cause?: unknown
    },
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.kind = more.kind
    this.status = more.status ?? null
    this.retryAfterMs = more.retryAfterMs ?? null
    this.userErrors = more.userErrors ?? []
  }
}

export interface UserError {
  readonly field: readonly string[] | null
  readonly message: string
  readonly code: string | null
}
