import { cartGlobalId, lineGlobalId } from './cartIds.ts'
import type { DiscountRefusal } from './discounts.ts'
import type { StockWarning } from './fitStock.ts'
import type { PricedCart } from './priceCart.ts'

export interface CartUserError {
  readonly code:
    | 'INVALID'
    | 'INVALID_DELIVERY_ADDRESS_ID'
    | 'INVALID_DELIVERY_GROUP'
    | 'INVALID_MERCHANDISE_LINE'
    | 'CART_TOO_LARGE'
    | 'NOTE_TOO_LONG'
    | 'MAXIMUM_EXCEEDED'
  /** The path of the argument that is wrong. */
  readonly field: readonly string[]
  readonly message: string
}

interface CartWarning {
  readonly code: StockWarning['code'] | DiscountRefusal
  readonly message: string
  /** The id of the line or of the cart it is about. */
  readonly target: string
}

/** What every cart mutation answers: the cart after it, or why nothing was changed. */
export interface CartAnswer {
  readonly cart: PricedCart | null
  readonly userErrors: readonly CartUserError[]
  readonly warnings: readonly CartWarning[]
}

export const CART_DOES_NOT_EXIST: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
}

export function refused(userErrors: readonly CartUserError[]): CartAnswer {
  return { cart: null, userErrors, warnings: [] }
}

const DISCOUNT_MESSAGES: Record<DiscountRefusal, (code: string) => string> = {
  DISCOUNT_NOT_FOUND: (code) => `The discount code ${code} was not found.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The discount code ${code} is not active now.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The discount code ${code} has reached its usage limit.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) => `The discount code ${code} applies to nothing in the cart.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) => `The purchase is too small for the discount code ${code}.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The discount code ${code} can't be combined with the others.`,
}

/** The warnings of a changed cart: cut quantities first, then codes that don't apply. */
export function warningsOf(cart: PricedCart, stockWarnings: readonly StockWarning[]): CartWarning[] {
  const lines = new Map(cart.lines.map((line) => [line.id, line]))
  const aboutStock = stockWarnings.map(({ code, lineId, quantity }): CartWarning => {
    const line = lines.get(lineId)
    const title = line ? `${line.product.title} - ${line.variant.title}` : lineId
    return {
      code,
      message:
        code === 'MERCHANDISE_OUT_OF_STOCK'
          ? `The product '${title}' is already sold out.`
          : `Only ${quantity} items were added to your cart due to availability.`,
      target: lineGlobalId({ id: lineId, cartId: cart.cart.id }),
    }
  })
  const aboutDiscounts = cart.discounts.flatMap(({ code, refusal }): CartWarning[] =>
    refusal === null
      ? []
      : [{ code: refusal, message: DISCOUNT_MESSAGES[refusal](code), target: cartGlobalId(cart.cart) }],
  )
  return [...aboutStock, ...aboutDiscounts]
}
