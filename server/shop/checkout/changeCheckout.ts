import { eq } from 'drizzle-orm'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import { normaliseDetails } from '#domain/checkout/normaliseDetails.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { CartRow } from '#server/shop/storefront/cart/priceCart.ts'
import { findCartByCheckoutToken } from '#server/shop/storefront/carts.ts'
import { carts } from '#server/shop/storefront/tables.ts'
import { openCheckout, type PricedCheckout } from './openCheckout.ts'
import { findOrder } from './orderView.ts'
import { saveDetails } from './saveDetails.ts'

/** What stands at a checkout's address; null for a token nobody was given. */
export async function readCheckout(
  database: Database,
  context: ServerContext,
  token: string,
): Promise<CheckoutView | null> {
  const order = await findOrder(database, context, token)
  if (order) return { state: 'completed', order }
  const cart = await findCartByCheckoutToken(database, token)
  return cart && cart.completedAt === null ? (await openCheckout(database, context, cart)).view : null
}

/** Keeps what the buyer typed and tells what the order costs with it. */
export function changeDetails(
  context: ServerContext,
  token: string,
  details: CheckoutDetails,
): Promise<CheckoutView | null> {
  return change(context, token, async (tx, cart) => {
    const kept = normaliseDetails(details)
    const [checkout] = await Promise.all([
      openCheckout(tx, context, cart, kept),
      saveDetails(tx, cart, kept, context.now()),
    ])
    return checkout
  })
}

/** Puts one discount code in the place of those before, or takes them away. */
export function changeDiscountCode(
  context: ServerContext,
  token: string,
  code: string | null,
): Promise<CheckoutView | null> {
  return change(context, token, async (tx, cart) => {
    const codes = { discountCodes: code === null ? [] : [code], updatedAt: context.now() }
    await tx.update(carts).set(codes).where(eq(carts.id, cart.id))
    return openCheckout(tx, context, { ...cart, ...codes })
  })
}

/** Changes an open checkout while its cart is held, and shows it. One that has become an order is shown as it is. */
async function change(
  context: ServerContext,
  token: string,
  effect: (tx: Transaction, cart: CartRow) => Promise<PricedCheckout>,
): Promise<CheckoutView | null> {
  return context.database.transaction(async (tx) => {
    const cart = await findCartByCheckoutToken(tx, token, { lock: true })
    return cart && cart.completedAt === null
      ? (await effect(tx, cart)).view
      : readCheckout(tx, context, token)
  })
}
