import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { CartAnswer } from './cartAnswer.ts'
import {
  checkAttributes,
  checkBuyer,
  checkNote,
  cleanDiscountCodes,
  type BuyerIdentityInput,
} from './cartInput.ts'
import { changeCart, type CartChange } from './changeCart.ts'
import { checkCodeCount } from './discountTries.ts'

/** Sets what is given about the buyer; what is left out stays. */
export async function updateCartBuyer(
  context: ServerContext,
  cartId: string,
  buyer: BuyerIdentityInput,
): Promise<CartAnswer> {
  return changeCart(context, cartId, (): CartChange => {
    const userErrors = checkBuyer(buyer, ['buyerIdentity'])
    if (userErrors.length > 0) return { userErrors }
    const { email, phone, countryCode } = buyer
    return {
      columns: {
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        ...(countryCode !== undefined && { countryCode }),
      },
    }
  })
}

/** Replaces the discount codes; ones that don't apply stay in the cart, marked as not applicable. */
export async function updateCartDiscountCodes(
  context: ServerContext,
  cartId: string,
  codes: readonly string[],
): Promise<CartAnswer> {
  return changeCart(context, cartId, () => {
    const userErrors = checkCodeCount(codes, ['discountCodes'])
    return userErrors.length > 0 ? { userErrors } : { columns: { discountCodes: cleanDiscountCodes(codes) } }
  })
}

/** Replaces the cart's own attributes. */
export async function updateCartAttributes(
  context: ServerContext,
  cartId: string,
  attributes: readonly LineAttribute[],
): Promise<CartAnswer> {
  return changeCart(context, cartId, () => {
    const userErrors = checkAttributes(attributes, ['attributes'])
    return userErrors.length > 0 ? { userErrors } : { columns: { attributes } }
  })
}

export async function updateCartNote(
  context: ServerContext,
  cartId: string,
  note: string,
): Promise<CartAnswer> {
  return changeCart(context, cartId, () => {
    const userErrors = checkNote(note, ['note'])
    return userErrors.length > 0 ? { userErrors } : { columns: { note } }
  })
}
