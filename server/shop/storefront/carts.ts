import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { discountKey } from './cart/discounts.ts'
import type { CartRow, PricedCart } from './cart/priceCart.ts'
import { carts, discountCodes } from './tables.ts'

// What the checkout needs of a cart. The storefront's own calls are in cart/.

/**
 * The cart of a checkout address, also when it has become an order already (`completedAt`); null for an unknown
 * token. With `lock` nobody changes the cart until the transaction ends.
 */
export async function findCartByCheckoutToken(
  database: Database,
  token: string,
  options: { readonly lock?: boolean } = {},
): Promise<CartRow | null> {
  const query = database.select().from(carts).where(eq(carts.checkoutToken, token))
  const [cart] = await (options.lock === true ? query.for('update') : query)
  return cart ?? null
}

/**
 * Turns the cart into a completed one, which the storefront no longer shows, and counts the discount it used.
 * False when somebody completed it before, or there is no such cart: then nothing is done.
 */
export async function completeCart(
  tx: Transaction,
  { cart, discounts }: Pick<PricedCart, 'cart' | 'discounts'>,
  now: Date,
): Promise<boolean> {
  const [completed] = await tx
    .update(carts)
    .set({ completedAt: now, updatedAt: now })
    .where(and(eq(carts.id, cart.id), isNull(carts.completedAt)))
    .returning({ id: carts.id })
  if (!completed) return false
  const used = discounts.filter((discount) => discount.refusal === null)
  if (used.length > 0) {
    await tx
      .update(discountCodes)
      .set({ timesUsed: sql`${discountCodes.timesUsed} + 1` })
      .where(
        inArray(
          discountCodes.code,
          used.map((discount) => discountKey(discount.code)),
        ),
      )
  }
  return true
}
