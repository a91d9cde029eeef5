import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { nullable, record } from '#domain/readers.ts'
import { cartPayloadReader, cartReader, readCart } from './cartAnswer.ts'
import { notFound, unreadableAnswer } from './failures.ts'
import {
  cartBuyerIdentityUpdateDocument,
  cartCreateDocument,
  cartDiscountCodesUpdateDocument,
  cartDocument,
  cartLinesAddDocument,
  cartLinesRemoveDocument,
  cartLinesUpdateDocument,
  type CartBuyerIdentityUpdateMutationVariables,
  type CartCreateMutationVariables,
  type CartDiscountCodesUpdateMutationVariables,
  type CartLinesAddMutationVariables,
  type CartLinesRemoveMutationVariables,
  type CartLinesUpdateMutationVariables,
  type CartQueryVariables,
} from './operations.gen.ts'
import type { CartCalls, RequestOptions } from './storefrontClient.ts'
import { StorefrontError, type StorefrontErrorCode, type UserError } from './storefrontError.ts'
import type { Send } from './send.ts'

const cartAnswer = record({ cart: nullable(cartReader) })

/** A mutation: its document, the field its payload is in, and the code of its failed calls. */
interface CartMutation {
  readonly document: string
  readonly field: string
  readonly failed: StorefrontErrorCode
}

const MUTATIONS = {
  create: { document: cartCreateDocument, field: 'cartCreate', failed: 'SHOPIFY_CART_CREATE_ERROR' },
  add: { document: cartLinesAddDocument, field: 'cartLinesAdd', failed: 'SHOPIFY_CART_ADD_ERROR' },
  update: {
    document: cartLinesUpdateDocument,
    field: 'cartLinesUpdate',
    failed: 'SHOPIFY_CART_UPDATE_ERROR',
  },
  remove: {
    document: cartLinesRemoveDocument,
    field: 'cartLinesRemove',
    failed: 'SHOPIFY_CART_REMOVE_ERROR',
  },
  buyer: {
    document: cartBuyerIdentityUpdateDocument,
    field: 'cartBuyerIdentityUpdate',
    failed: 'SHOPIFY_CART_UPDATE_ERROR',
  },
  discounts: {
    document: cartDiscountCodesUpdateDocument,
    field: 'cartDiscountCodesUpdate',
    failed: 'SHOPIFY_CART_UPDATE_ERROR',
  },
} as const satisfies Record<string, CartMutation>

const cartNotFound = () => notFound('SHOPIFY_CART_NOT_FOUND', 'Cart not found')

function refused(code: StorefrontErrorCode, message: string): StorefrontError {
  return new StorefrontError(code, message, { kind: 'refused' })
}

function requireCartId(id: string): void {
  if (id.trim() === '') throw refused('SHOPIFY_INVALID_CART_ID', 'Cart ID is required')
}

function requireLines(lines: readonly unknown[]): void {
  if (lines.length === 0) throw refused('SHOPIFY_INVALID_LINES', 'At least one line item is required')
}

/** The largest whole number that GraphQL has. */
const LARGEST_INT = 2_147_483_647

/**
 * Refuses quantities that can't even be sent: JSON would make null of NaN, and the storefront one piece of that.
 * Whether the others are good is for the storefront to say.
 */
function requireWholeQuantities(lines: readonly { readonly quantity: number }[]): void {
  const userErrors = lines.flatMap(({ quantity }, index): UserError[] => {
    if (Number.isInteger(quantity) && Math.abs(quantity) <= LARGEST_INT) return []
    const field = ['lines', String(index), 'quantity']
    return [{ code: 'INVALID', field, message: 'Quantity must be a whole number' }]
  })
  if (userErrors.length > 0) throw invalid(userErrors)
}

function invalid(userErrors: readonly UserError[]): StorefrontError {
  const message = userErrors.map((error) => error.message).join(', ')
  return new StorefrontError('SHOPIFY_CART_VALIDATION_ERROR', message, { kind: 'refused', userErrors })
}

function requireLineIds(ids: readonly string[]): void {
  if (ids.length === 0) throw refused('SHOPIFY_INVALID_LINE_IDS', 'At least one line ID is required')
}

/** The cart in the payload of a mutation. Throws for user errors: nothing was changed then. */
function cartOf(payload: unknown): RemoteCart {
  const { cart, userErrors } = cartPayloadReader(payload)
  if (userErrors.length > 0) {
    // The storefront reports a cart that is unknown, another person's or already an order by the cart's own argument.
    const isGone = userErrors.some(({ field }) => field?.length === 1 && field[0] === 'cartId')
    if (isGone) throw notFound('SHOPIFY_CART_NOT_FOUND', 'Cart not found', userErrors)
    throw invalid(userErrors)
  }
  if (!cart) throw cartNotFound()
  return readCart(cart)
}

/** The calls about a cart. None is ever repeated here: only the outbox knows which are still wanted. */
export function createCartCalls(send: Send): CartCalls {
  async function mutate(
    { document, field, failed }: CartMutation,
    variables: Readonly<Record<string, unknown>>,
    options: RequestOptions | undefined,
  ): Promise<RemoteCart> {
    let data: Readonly<Record<string, unknown>>
    try {
      data = { ...(await send(document, variables, options)) }
    } catch (error) {
      if (!(error instanceof StorefrontError)) throw error
      const { kind, status, retryAfterMs } = error
      throw new StorefrontError(failed, error.message, { kind, status, retryAfterMs, cause: error })
    }
    try {
      return cartOf(data[field])
    } catch (error) {
      throw error instanceof StorefrontError ? error : unreadableAnswer(failed, error)
    }
  }

  return {
    cart: async (id, options) => {
      requireCartId(id)
      const variables: CartQueryVariables = { id }
      const data = await send(cartDocument, variables, options)
      try {
        const { cart } = cartAnswer(data)
        if (cart) return readCart(cart)
      } catch (error) {
        throw unreadableAnswer('SHOPIFY_API_ERROR', error)
      }
      throw cartNotFound()
    },
    cartCreate: async ({ lines, buyerIdentity, discountCodes }, options) => {
      requireWholeQuantities(lines ?? [])
      const variables: CartCreateMutationVariables = {
        input: {
          ...(lines && { lines }),
          ...(buyerIdentity && { buyerIdentity }),
          ...(discountCodes && { discountCodes }),
        },
      }
      return mutate(MUTATIONS.create, variables, options)
    },
    cartLinesAdd: async (cartId, lines, options) => {
      requireCartId(cartId)
      requireLines(lines)
      requireWholeQuantities(lines)
      const variables: CartLinesAddMutationVariables = { cartId, lines }
      return mutate(MUTATIONS.add, variables, options)
    },
    cartLinesUpdate: async (cartId, lines, options) => {
      requireCartId(cartId)
      requireLines(lines)
      requireWholeQuantities(lines)
      const variables: CartLinesUpdateMutationVariables = { cartId, lines }
      return mutate(MUTATIONS.update, variables, options)
    },
    cartLinesRemove: async (cartId, lineIds, options) => {
      requireCartId(cartId)
      requireLineIds(lineIds)
      const variables: CartLinesRemoveMutationVariables = { cartId, lineIds }
      return mutate(MUTATIONS.remove, variables, options)
    },
    cartBuyerIdentityUpdate: async (cartId, buyerIdentity, options) => {
      requireCartId(cartId)
      const variables: CartBuyerIdentityUpdateMutationVariables = { cartId, buyerIdentity }
      return mutate(MUTATIONS.buyer, variables, options)
    },
    cartDiscountCodesUpdate: async (cartId, discountCodes, options) => {
      requireCartId(cartId)
      const variables: CartDiscountCodesUpdateMutationVariables = { cartId, discountCodes }
      return mutate(MUTATIONS.discounts, variables, options)
    },
  }
}
