import * as z from 'zod/mini'
import { METRIC_UNITS } from './metrics.ts'

/** The period that values are compared with: as many days right before, or the same days a year before. */
export const COMPARISONS = ['none', 'previous', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** The longest range that is answered, days. */
export const MOST_DAYS = 366 * 3
/** The longest range that is answered by the hour, days. */
export const MOST_DAYS_BY_HOUR = 14
/** So many rows at most, the largest first; along time there are as many as the range has. */
export const MOST_ROWS = 100

/**
 * The keys of the `step` dimension, in their order. The last is left out where filters need facts that orders don't
 * have.
 */
export const FUNNEL_STEPS = ['session', 'product', 'cart', 'checkout', 'paid'] as const

const compared = {
  value: z.number(),
  /** In the period compared with; null without one. */
  previous: z.nullable(z.number()),
}

/**
 * `GET /api/v1/statistics/report?metric=&by=&from=&to=&compare=` and one value for each filter. Days are calendar days
 * in Poland, `from` and `to` included.
 */
export const reportSchema = z.object({
  unit: z.enum(METRIC_UNITS),
  /** Of the whole range; over all rows, also those beyond the most. */
  total: z.object(compared),
  rows: z.array(
    z.object({
      /** The value of the dimension: a day `2026-11-23`, an address, a handle, an engine, `25`. */
      key: z.string(),
      /** The thing's name, where the server knows it: a product's title. */
      title: z.nullable(z.string()),
      ...compared,
    }),
  ),
  /** How many rows there are, beyond those sent. */
  rowCount: z.int(),
  /** ISO 8601: the values include events until then. */
  countedUntil: z.string(),
})
export type Report = z.infer<typeof reportSchema>
export type ReportRow = Report['rows'][number]
