import { type SQL, sql } from 'drizzle-orm'
import type { DayRange } from '#domain/statistics/days.ts'
import type { Dimension, Filter, TimeDimension } from '#domain/statistics/metrics.ts'
import { momentsOf, timeSteps } from './timeSteps.ts'

// An event is put into its step of time by its place between the beginnings of all steps: asking the calendar about
// each of a million rows takes longer than counting them.

/** One statement's question: a range, broken down by at most one dimension, of the rows that pass the filters. */
export interface Asked {
  readonly range: DayRange
  readonly by: Dimension | null
  readonly filters: Readonly<Partial<Record<Filter, string>>>
}

/** The key of a row: the grouping, and how a group, then `key`, is written. */
interface Key {
  readonly of: SQL
  readonly written: SQL
}

/** How a metric is counted, in SQL: the sum, its rows, and the key of each row. */
export interface Counting {
  /** Null without a breakdown. */
  readonly key: Key | null
  readonly amount: SQL
  /** The divisor of the amount, if there is one. */
  readonly parts: SQL
  /** All from `FROM` on, up to the grouping. */
  readonly from: SQL
}

/** The one statement that counts: rows of `key`, `amount` and `parts`. */
export function statementOf({ key, amount, parts, from }: Counting): SQL {
  // Keys are written as text after grouping: there are fewer of them then.
  return sql`
    SELECT ${key?.written ?? sql`key`} AS key, amount, parts FROM (
      SELECT ${key?.of ?? sql`''`} AS key, coalesce(${amount}, 0) AS amount, coalesce(${parts}, 0) AS parts
      ${from}
      GROUP BY 1
    ) AS counted`
}

/** A key that is in the rows themselves. */
export function keyOfColumn(of: SQL): Key {
  return { of, written: sql`key::text` }
}

/** The step of time that a moment of the range falls into. */
export function keyOfMoment(by: TimeDimension, at: SQL, range: DayRange): Key {
  const steps = timeSteps(range, by)
  const begins = steps.map(({ begin }) => begin.toISOString()).join()
  const keys = steps.map((step) => step.key).join()
  return {
    of: sql`width_bucket(${at}, ${`{${begins}}`}::timestamptz[])`,
    written: sql`(${`{${keys}}`}::text[])[key]`,
  }
}

/** The step of time that a calendar day falls into. */
export function keyOfDay(by: Exclude<TimeDimension, 'hour'>, day: SQL): Key {
  const form = by === 'month' ? sql`'YYYY-MM'` : sql`'YYYY-MM-DD'`
  if (by === 'day') return { of: day, written: sql`to_char(key, ${form})` }
  return {
    of: sql`date_trunc(${sql.raw(`'${by}'`)}, ${day}::timestamp)`,
    written: sql`to_char(key, ${form})`,
  }
}

/** Whether a moment is within a range. */
export function isWithin(at: SQL, range: DayRange): SQL {
  const { begin, end } = momentsOf(range)
  return sql`${at} >= ${begin.toISOString()}::timestamptz AND ${at} < ${end.toISOString()}::timestamptz`
}

/** All of these conditions. */
export function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` AND `)
}
