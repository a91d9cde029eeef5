import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { carts } from '../tables.ts'
import { parseCartGlobalId, sameSecret } from './cartIds.ts'
import type { CartRow } from './priceCart.ts'

/**
 * The cart of a whole id. The secret is asked for before anything is told: an unknown cart, a wrong or missing
 * secret and a cart that has become an order all read as null.
 */
export async function findOpenCart(
  database: Database,
  cartId: string,
  options: { readonly lock?: boolean } = {},
): Promise<CartRow | null> {
  const parts = parseCartGlobalId(cartId)
  if (!parts) return null
  const query = database.select().from(carts).where(eq(carts.id, parts.id))
  const [cart] = await (options.lock === true ? query.for('update') : query)
  const permitted = sameSecret(cart?.secret ?? '', parts.secret)
  return cart && permitted && cart.completedAt === null ? cart : null
}
