import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'

/** What a shop sells and makes that had ten million events: one order of twenty sessions, one generation of five. */
export const SALES = { users: 2_000, orders: 50_000, generations: 200_000 } as const
const AT_ONCE = 25_000

/** Writes made-up orders, generations and what they did to credits, by the database itself. */
export async function writeSales(
  database: Database,
  { until, days }: { readonly until: Date; readonly days: number },
): Promise<void> {
  const at = sql`${until.toISOString()}::timestamptz - make_interval(secs => (n::bigint * 7919 % 1000003) / 1000003.0 * ${days}::int * 86400)`
  await database.execute(sql`
    INSERT INTO users (id, email, email_folded, password_hash, language, terms_accepted_at, created_at)
    SELECT 'user-' || n, n || '@example.pl', n || '@example.pl', '', 'pl', now(), now()
    FROM generate_series(0, ${SALES.users - 1}::int) AS n`)
  for (let from = 0; from < SALES.orders; from += AT_ONCE) {
    const series = sql`generate_series(${from}::int, ${from + AT_ONCE - 1}::int) AS n`
    await database.execute(sql`
      INSERT INTO orders (number, cart_id, checkout_token, details, needs_delivery, currency_code, subtotal, discount,
        tax, shipping, total, discount_codes, placed_at)
      SELECT 'ISK-' || n, 'cart-' || n, 'token-' || n, '{}', false, 'PLN', 10000, 1000, 0, 1500, 10500,
        CASE WHEN n % 10 < 3 THEN ARRAY[(ARRAY['TECHVIBE', 'FUTUREAI', 'INNY'])[1 + n % 10]] ELSE ARRAY[]::text[] END, ${at}
      FROM ${series}`)
    await database.execute(sql`
      INSERT INTO order_lines (order_id, position, cart_line_id, variant_id, product_id, handle, title, variant_title,
        quantity, unit_price, total, gift_wrap_cost, requires_shipping, attributes)
      SELECT id, line, '', 1, 1, 'synthetic-' || (id * 31 + line) % 200, 'Rzecz', '', 1, 5000, 5000, 0, false, '[]'
      FROM (SELECT id FROM orders ORDER BY id DESC LIMIT ${AT_ONCE}::int) AS placed, generate_series(0, 1) AS line`)
    await database.execute(sql`
      INSERT INTO credit_purchases (order_id, order_number, checkout_token, credits, affiliate_codes, returned_at, created_at)
      SELECT 'order-' || n, 'ISK-' || n, 'token-' || n, 50, ARRAY[]::text[], CASE WHEN n % 50 = 0 THEN now() END, ${at}
      FROM ${series} WHERE n % 4 = 0`)
  }
  for (let from = 0; from < SALES.generations; from += AT_ONCE) {
    const series = sql`generate_series(${from}::int, ${from + AT_ONCE - 1}::int) AS n`
    const user = sql`'user-' || n % ${SALES.users}::int`
    await database.execute(sql`
      INSERT INTO generations (id, user_id, ref_code, type, engine, prompt, options, seed, credits, status, created_at,
        started_at, completed_at, due_at, processing_time, error_code)
      SELECT 'work-' || n, ${user}, 'ref-' || n, (ARRAY['image', 'video', 'music', 'speech'])[1 + n % 4],
        (ARRAY['dall-e-3', 'runway', 'pika', 'gpt', 'whisper'])[1 + n % 5], repeat('Zimowy las ', 10), '{}', 1, 4,
        CASE WHEN n % 12 = 0 THEN 'failed' ELSE 'completed' END, ${at}, ${at}, ${at}, ${at}, 1000 + n % 9000,
        CASE WHEN n % 12 = 0 THEN 'GENERATION_FAILED' END
      FROM ${series}`)
    await database.execute(sql`
      INSERT INTO credit_movements (user_id, kind, credits, amount, balance, subject_kind, subject_id, created_at)
      SELECT ${user}, kind, 4, CASE kind WHEN 'reserve' THEN -4 WHEN 'refund' THEN 4 ELSE 0 END, 0, 'generation', 'work-' || n, ${at}
      FROM ${series}, unnest(ARRAY['reserve', 'charge', 'refund']) AS kind
      WHERE n % 12 <> 0 AND (kind <> 'refund' OR n % 200 = 1)`)
  }
  await database.execute(sql`
    INSERT INTO credit_movements (user_id, kind, credits, amount, balance, gift, created_at)
    SELECT 'user-' || n, 'welcome', 10, 10, 10, 'welcome', ${at} FROM generate_series(0, ${SALES.users - 1}::int) AS n`)
}
