import { type SQL, sql } from 'drizzle-orm'
import { isTime } from '#domain/statistics/metrics.ts'
import { creditMovements, creditPurchases } from '#server/studio/credits/tables.ts'
import { type Asked, type Counting, isWithin, keyOfMoment } from './counting.ts'

// Returned or refunded amounts don't count, as if they had never been: on the day of the sale or the charge.

/** Credits of paid orders, whether given yet or not. */
export function creditsSold(asked: Asked): Counting {
  return {
    key: timeKey(asked, sql`created_at`),
    amount: sql`sum(credits::bigint + course_credits)`,
    parts: sql`0`,
    from: sql`FROM ${creditPurchases}
      WHERE ${isWithin(sql`created_at`, asked.range)} AND returned_at IS NULL`,
  }
}

/** Credits given for free: to new accounts, and with affiliates' codes. */
export function creditsGiven(asked: Asked): Counting {
  return {
    key: timeKey(asked, sql`given.created_at`),
    amount: sql`sum(given.credits::bigint)`,
    parts: sql`0`,
    from: sql`FROM ${creditMovements} AS given
      WHERE given.kind IN ('welcome', 'affiliate') AND ${isWithin(sql`given.created_at`, asked.range)}
        AND NOT EXISTS (SELECT FROM ${creditPurchases} AS brought
          WHERE brought.returned_at IS NOT NULL AND given.kind = 'affiliate'
            AND brought.user_id = given.user_id AND brought.order_number = given.order_number)`,
  }
}

/** Credits charged for work, less refunds. */
export function creditsUsed(asked: Asked): Counting {
  const { range } = asked
  return {
    key: timeKey(asked, sql`created_at`),
    amount: sql`sum(credits)`,
    parts: sql`0`,
    from: sql`FROM (
      SELECT created_at, credits::bigint AS credits FROM ${creditMovements}
        WHERE kind = 'charge' AND ${isWithin(sql`created_at`, range)}
      UNION ALL
      SELECT charged.created_at, 0 - charged.credits::bigint FROM ${creditMovements} AS refunded
        JOIN ${creditMovements} AS charged ON charged.kind = 'charge'
          AND charged.subject_kind = refunded.subject_kind AND charged.subject_id = refunded.subject_id
        WHERE refunded.kind = 'refund' AND ${isWithin(sql`charged.created_at`, range)}
    ) AS used`,
  }
}

function timeKey({ by, range }: Asked, at: SQL): Counting['key'] {
  if (by === null) return null
  if (isTime(by)) return keyOfMoment(by, at, range)
  throw new Error(`credits know nothing of ${by}`)
}
