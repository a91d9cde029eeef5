import type { ServerContext } from '#server/platform/context.ts'
import type { CartAnswer, CartUserError } from './cartAnswer.ts'
import { changeCart, type CartChange } from './changeCart.ts'

/**
 * Answers a change of what a cart doesn't keep here: with nothing to change the cart as it is, else a user error
 * for the argument, at the place of its first item.
 */
export async function refuseUnkept(
  context: ServerContext,
  cartId: string,
  wanted: readonly unknown[],
  { code, field, message }: { code: CartUserError['code']; field: string; message: string },
): Promise<CartAnswer> {
  return changeCart(context, cartId, (): CartChange =>
    wanted.length === 0 ? {} : { userErrors: [{ code, field: [field, '0'], message }] },
  )
}
