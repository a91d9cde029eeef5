import { sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { orderLines, orders } from './tables.ts'

/** What was bought longer ago says nothing of what sells now. */
const LATELY_MS = 90 * 24 * 60 * 60_000
/** One buyer makes no bestseller. */
const FEWEST_ORDERS = 3
const EVERY_MS = 10 * 60_000

/** Counts how many pieces of each product were bought lately, for the order of the best selling. */
export async function countSold({ database, now }: ServerContext): Promise<void> {
  const since = new Date(now().getTime() - LATELY_MS).toISOString()
  await database.execute(sql`
    UPDATE ${products} SET sold_lately = counted.pieces
    FROM (
      SELECT product.id, coalesce(sold.pieces, 0) AS pieces FROM ${products} AS product
      LEFT JOIN (
        SELECT line.product_id, least(sum(line.quantity), 1000000)::int AS pieces
        FROM ${orderLines} AS line JOIN ${orders} AS bought ON bought.id = line.order_id
        WHERE bought.placed_at > ${since}::timestamptz
        GROUP BY line.product_id HAVING count(DISTINCT line.order_id) >= ${FEWEST_ORDERS}
      ) AS sold ON sold.product_id = product.id
    ) AS counted
    WHERE counted.id = ${products}.id AND ${products}.sold_lately <> counted.pieces`)
}

export const SALES_COUNT: Task = { name: 'counts of what is sold', everyMs: EVERY_MS, run: countSold }
