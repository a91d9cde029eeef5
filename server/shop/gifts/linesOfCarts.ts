import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import type { ServerContext } from '#server/platform/context.ts'

const foundSchema = z.object({ rows: z.array(z.object({ found: z.boolean() })) })

/**
 * Whether a line of this name is in a live cart or in an order. A store elsewhere keeps its own carts: there every line
 * counts as one. The tables of carts and orders are beside and above this folder.
 */
export async function isLineSomewhere(
  { database, config }: ServerContext,
  cartItemId: string,
): Promise<boolean> {
  if (!config.storefront.embedded) return true
  const named = JSON.stringify([{ key: LINE_ATTRIBUTE, value: cartItemId }])
  const answer = await database.execute(sql`
    SELECT EXISTS (
      SELECT 1 FROM cart_lines JOIN carts ON carts.id = cart_lines.cart_id
      WHERE cart_lines.attributes @> ${named}::jsonb AND carts.completed_at IS NULL
    ) OR EXISTS (SELECT 1 FROM order_lines WHERE gift_id = ${cartItemId}) AS found`)
  return foundSchema.parse(answer).rows.some(({ found }) => found)
}
