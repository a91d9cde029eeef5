import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { dayInShop, type DayRange } from '#domain/statistics/days.ts'
import { LIVE_MINUTES, type LiveSnapshot } from '#domain/statistics/live.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { analyticsEvents } from '#server/studio/analytics/tables.ts'
import { PAID_ORDERS } from '#server/studio/credits/receivedOrders.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { statementOf } from './counting.ts'
import { creditsUsed } from './credits.ts'
import { momentsOf } from './timeSteps.ts'
import { placedIn, STANDS } from './orders.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MOST_PAGES = 10
const MOST_ORDERS = 10

/** Reads the present state of the shop. */
export async function readSnapshot({ database, config, now }: ServerContext): Promise<LiveSnapshot> {
  const at = now()
  const day = dayInShop(at)
  const today = { from: day, to: day }
  const [visits, credits, work, { sold, newest }] = await Promise.all([
    visitsUntil(database, at),
    amountOf(database, statementOf(creditsUsed({ range: today, by: null, filters: {} }))),
    workAt(database, at),
    config.storefront.embedded ? ownOrders(database, today) : toldOrders(database, today),
  ])
  return { at: at.toISOString(), ...visits, today: { ...sold, creditsUsed: credits }, work, orders: newest }
}

const count = z.coerce.number()
const amounts = rowsOf(z.object({ amount: count }))
const views = rowsOf(z.object({ minute: count, page: z.string(), views: count, sessions: count }))

/** The only read of single events: those of these few minutes, by arrival. */
async function visitsUntil(database: Database, at: Date): Promise<Pick<LiveSnapshot, 'minutes' | 'pages'>> {
  const current = Math.floor(at.getTime() / MINUTE_MS)
  const first = current - LIVE_MINUTES + 1
  const since = new Date(first * MINUTE_MS).toISOString()
  const rows = views.parse(
    await database.execute(sql`
      SELECT floor(extract(epoch FROM at) / 60)::bigint AS minute, page,
        count(*) FILTER (WHERE kind = 'view') AS views, count(*) FILTER (WHERE kind = 'session') AS sessions
      FROM ${analyticsEvents}
      WHERE received_at >= ${since}::timestamptz AND at >= ${since}::timestamptz AND kind IN ('view', 'session')
      GROUP BY 1, 2`),
  ).rows
  const minutes = Array.from({ length: LIVE_MINUTES }, (_, index) => {
    const those = rows.filter(({ minute }) => minute === first + index)
    return {
      at: new Date((first + index) * MINUTE_MS).toISOString(),
      views: sumOf(those.map((row) => row.views)),
      sessions: sumOf(those.map((row) => row.sessions)),
    }
  })
  const pages = [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, those]) => ({ page, views: sumOf(those.map((row) => row.views)) }))
    .filter((row) => row.page !== '' && row.views > 0)
    .toSorted((one, other) => other.views - one.views || (one.page < other.page ? -1 : 1))
    .slice(0, MOST_PAGES)
  return { minutes, pages }
}

const states = rowsOf(z.object({ type: z.string(), status: z.string(), amount: count }))

async function workAt(database: Database, at: Date): Promise<LiveSnapshot['work']> {
  const hourAgo = new Date(at.getTime() - HOUR_MS).toISOString()
  const { rows } = states.parse(
    await database.execute(sql`
      SELECT type, status, count(*) AS amount FROM ${generations}
        WHERE status IN ('pending', 'processing') AND parent_id IS NULL AND run_id IS NULL GROUP BY 1, 2
      UNION ALL
      SELECT type, status, count(*) AS amount FROM ${generations}
        WHERE status IN ('completed', 'failed') AND parent_id IS NULL AND run_id IS NULL
          AND completed_at >= ${hourAgo}::timestamptz GROUP BY 1, 2`),
  )
  return GENERATION_TYPES.map((type) => {
    const those = (status: string) =>
      sumOf(rows.filter((row) => row.type === type && row.status === status).map(({ amount }) => amount))
    return {
      type,
      waiting: those('pending'),
      underWay: those('processing'),
      completed: those('completed'),
      failed: those('failed'),
    }
  })
}

/** Orders of today, and the newest ones there are. */
interface Sales {
  readonly sold: Pick<LiveSnapshot['today'], 'orders' | 'revenue'>
  readonly newest: LiveSnapshot['orders']
}

const sums = rowsOf(z.object({ orders: count, revenue: count }))
const newestOrders = rowsOf(z.object({ at: z.coerce.date(), total: count, items: count }))

function ownOrders(database: Database, today: DayRange): Promise<Sales> {
  return salesBy(database, {
    sums: sql`SELECT count(*) AS orders, coalesce(sum(total), 0) AS revenue FROM ${placedIn(today)}`,
    newest: sql`SELECT placed_at AS at, total,
        (SELECT coalesce(sum(quantity), 0) FROM ${orderLines} WHERE order_id = placed.id) AS items
      FROM (SELECT id, placed_at, total FROM ${orders} AS bought WHERE ${STANDS}
        ORDER BY placed_at DESC, id DESC LIMIT ${MOST_ORDERS}::int) AS placed`,
  })
}

/** A store elsewhere sends its paid orders, each any number of times. */
function toldOrders(database: Database, today: DayRange): Promise<Sales> {
  const { begin } = momentsOf(today)
  const since = sql`${begin.toISOString()}::timestamptz`
  const told = sql`(
    SELECT DISTINCT ON (payload->>'id') received_at AS at,
      CASE WHEN payload->>'total_price' ~ '^[0-9]{1,9}([.][0-9]{1,2})?$'
        THEN round((payload->>'total_price')::numeric * 100) ELSE 0 END AS total,
      CASE WHEN jsonb_typeof(payload->'line_items') = 'array' THEN (
        SELECT coalesce(sum((line->>'quantity')::int), 0) FROM jsonb_array_elements(payload->'line_items') AS line
        WHERE line->>'quantity' ~ '^[0-9]{1,6}$') ELSE 0 END AS items
    FROM ${receivedWebhooks}
    WHERE ${PAID_ORDERS} AND payload->>'id' IS NOT NULL AND received_at >= ${since} AND outcome IS DISTINCT FROM 'test'
      AND (processed_at >= ${since} OR processed_at IS NULL)
    ORDER BY payload->>'id', received_at) AS told`
  return salesBy(database, {
    sums: sql`SELECT count(*) AS orders, coalesce(sum(total), 0) AS revenue FROM ${told}`,
    newest: sql`SELECT at, total, items FROM ${told} ORDER BY at DESC LIMIT ${MOST_ORDERS}::int`,
  })
}

async function salesBy(
  database: Database,
  statements: { readonly sums: SQL; readonly newest: SQL },
): Promise<Sales> {
  const [sold = { orders: 0, revenue: 0 }] = sums.parse(await database.execute(statements.sums)).rows
  const { rows } = newestOrders.parse(await database.execute(statements.newest))
  return { sold, newest: rows.map(({ at, ...order }) => ({ at: at.toISOString(), ...order })) }
}

async function amountOf(database: Database, statement: SQL): Promise<number> {
  return amounts.parse(await database.execute(statement)).rows[0]?.amount ?? 0
}

function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row) })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
