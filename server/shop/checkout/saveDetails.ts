import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { CartRow } from '#server/shop/storefront/cart/priceCart.ts'
import { checkouts } from './tables.ts'

/** Keeps what the buyer has typed, done or not. */
export async function saveDetails(
  tx: Transaction,
  cart: CartRow,
  details: CheckoutDetails,
  now: Date,
): Promise<void> {
  await tx
    .insert(checkouts)
    .values({ cartId: cart.id, details, updatedAt: now })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { details, updatedAt: now } })
}
