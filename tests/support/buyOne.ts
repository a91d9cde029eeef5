import type { ServerContext } from '#server/platform/context.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { BUYER, makeCart, payRequest } from './checkoutFixture.ts'

/** Buys one thing with this address; answers with its handle. */
export async function buyOne(
  context: ServerContext,
  email: string,
  requiresShipping = false,
): Promise<string> {
  const { token, variantIds } = await makeCart(context, [{ price: 1_999, quantity: 1, requiresShipping }])
  return payFor(context, { token, email, variantId: variantIds[0] ?? 0 })
}

interface Payment {
  /** Of the checkout. */
  readonly token: string
  readonly email: string
  readonly variantId: number
}

/** Pays for a cart of one thing; answers with its handle. */
export async function payFor(context: ServerContext, { token, email, variantId }: Payment): Promise<string> {
  const view = await changeDetails(context, token, { ...BUYER, email })
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  return `produkt-${variantId}`
}
