import { type SQL, sql } from 'drizzle-orm'
import type { DayRange } from '#domain/statistics/days.ts'
import { isTime } from '#domain/statistics/metrics.ts'
import { affiliateCodes } from '#server/shop/affiliate/tables.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { creditPurchases } from '#server/studio/credits/tables.ts'
import { all, type Asked, type Counting, isWithin, keyOfColumn, keyOfMoment } from './counting.ts'

// An order is paid when it is placed. A returned one doesn't count, as if it had never been: its amounts are taken back
// on the day that it was placed on.

const NOTHING = sql`0`

/** The number of orders. */
export const orderCount = (asked: Asked) => ofOrders(asked, { amount: sql`count(*)` })
/** A sum of money of each order, in grosze. */
export const orderSum = (column: 'total' | 'discount') => (asked: Asked) =>
  ofOrders(asked, { amount: sql`sum(placed.${sql.identifier(column)}::bigint)` })
export const averageOrder = (asked: Asked) =>
  ofOrders(asked, { amount: sql`sum(placed.total::bigint)`, parts: sql`count(*)` })
/** A sum over the lines of orders. */
export const lineSum =
  (column: 'quantity' | 'total') =>
  (asked: Asked): Counting => ({
    key: asked.by === 'product' ? keyOfColumn(sql`lines.handle`) : timeKey(asked),
    amount: sql`sum(lines.${sql.identifier(column)}::bigint)`,
    parts: NOTHING,
    from: sql`FROM ${orderLines} AS lines JOIN ${placedIn(asked.range)} ON lines.order_id = placed.id`,
  })

/** Orders that weren't returned, as a table `placed`; with an affiliate's code, those placed with it. */
export function placedIn(range: DayRange, affiliate?: string): SQL {
  const conditions = [
    isWithin(sql`bought.placed_at`, range),
    STANDS,
    ...(affiliate === undefined ? [] : [sql`${CODE} = ${affiliate}`]),
  ]
  return sql`(SELECT bought.*, ${CODE} AS code FROM ${orders} AS bought WHERE ${all(conditions)}) AS placed`
}

/** For an order `bought`: it wasn't returned. */
export const STANDS = sql`NOT EXISTS (SELECT FROM ${creditPurchases} AS brought
  WHERE brought.returned_at IS NOT NULL AND brought.checkout_token = bought.checkout_token)`

/** The first affiliate code of an order: codes don't add up. Most orders have no codes to look up. */
const CODE = sql`CASE WHEN cardinality(bought.discount_codes) = 0 THEN '' ELSE coalesce((
  SELECT known.code FROM unnest(bought.discount_codes) WITH ORDINALITY AS used (code, place)
  JOIN ${affiliateCodes} AS known ON known.code = upper(used.code) ORDER BY place LIMIT 1), '') END`

function ofOrders(asked: Asked, { amount, parts = NOTHING }: { amount: SQL; parts?: SQL }): Counting {
  return {
    key: asked.by === 'affiliate' ? keyOfColumn(sql`placed.code`) : timeKey(asked),
    amount,
    parts,
    from: sql`FROM ${placedIn(asked.range, asked.filters.affiliate)}`,
  }
}

function timeKey({ by, range }: Asked): Counting['key'] {
  if (by === null) return null
  if (isTime(by)) return keyOfMoment(by, sql`placed.placed_at`, range)
  throw new Error(`orders know nothing of ${by}`)
}
