import { asc, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { comparedDays, type DayRange } from '#domain/statistics/days.ts'
import {
  type Dimension,
  type Filter,
  isTime,
  type Metric,
  metricFacts,
  type TimeDimension,
} from '#domain/statistics/metrics.ts'
import { type Comparison, MOST_ROWS, type Report, type ReportRow } from '#domain/statistics/report.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { analyticsEvents, analyticsProgress } from '#server/studio/analytics/tables.ts'
import { ENGINE_NAMES } from '#server/studio/generators/engineNames.ts'
import { type Asked, statementOf } from './counting.ts'
import { timeSteps } from './timeSteps.ts'
import { METRIC_SOURCES, type Reckoning } from './metricSources.ts'

/** A valid question: the metric supports the breakdown and the filters, and the range is one. */
export interface ReportAsked {
  readonly metric: Metric
  readonly by: Dimension | null
  readonly range: DayRange
  readonly compare: Comparison
  readonly filters: Readonly<Partial<Record<Filter, string>>>
}

/** Throws ORDERS_ELSEWHERE for data that only a store elsewhere has. */
export async function readReport(context: ServerContext, asked: ReportAsked): Promise<Report> {
  const { metric, by, range, compare, filters } = asked
  const { database, config } = context
  const { of, reckoning, count } = METRIC_SOURCES[metric]
  const hasOrders = config.storefront.embedded
  if (of === 'orders' && !hasOrders) throw new Refusal('ORDERS_ELSEWHERE')
  const countedUntil = of === 'visits' ? await rolledUpUntil(context) : context.now()

  const read = async (days: DayRange): Promise<Counts> => {
    const part: Asked = { range: days, by, filters }
    return countsIn(await database.execute(statementOf(count(part, hasOrders))))
  }
  const now = await read(range)
  const comparedRange = comparedDays(range, compare)
  const before = comparedRange === null ? null : await read(comparedRange)

  const pairs =
    by === null
      ? []
      : isTime(by)
        ? alongTime(keysOf(range, by), comparedRange === null ? null : keysOf(comparedRange, by))
        : byKey(now, before)
  // Scores are taken back by events of their own: a client that sends nothing but those takes away no more than there
  // was.
  const least = of === 'visits' ? 0 : -Infinity
  const valueOf = (counts: Counts, key: string | undefined) =>
    Math.max(least, valueBy(reckoning, (key === undefined ? undefined : counts.get(key)) ?? NOTHING))
  const totalOf = (counts: Counts) => Math.max(least, totalBy(reckoning, counts))
  const rows = pairs
    .map(([key, earlier]) => ({
      key,
      value: valueOf(now, key),
      previous: before === null ? null : valueOf(before, earlier),
    }))
    // Zeros are left out, except for shares and averages, where a zero has a meaning.
    .filter(
      ({ value, previous }) =>
        isTime(by) || reckoning !== 'sum' || value !== 0 || (previous !== null && previous !== 0),
    )
  const shown = isTime(by) ? rows : rows.toSorted(largestFirst).slice(0, MOST_ROWS)
  const titleOf = await titlesOf(
    database,
    by,
    shown.map(({ key }) => key),
  )
  return {
    unit: metricFacts(metric).unit,
    total: {
      value: totalOf(now),
      previous: before === null ? null : totalOf(before),
    },
    rows: shown.map(({ key, ...values }) => ({ key, title: titleOf(key), ...values })),
    rowCount: rows.length,
    countedUntil: countedUntil.toISOString(),
  }
}

interface Count {
  readonly amount: number
  readonly parts: number
}
type Counts = ReadonlyMap<string, Count>
const NOTHING: Count = { amount: 0, parts: 0 }

const answered = z.object({
  rows: z.array(z.object({ key: z.string(), amount: z.coerce.number(), parts: z.coerce.number() })),
})

function countsIn(answer: unknown): Counts {
  return new Map(answered.parse(answer).rows.map(({ key, ...count }) => [key, count]))
}

function valueBy(reckoning: Reckoning, { amount, parts }: Count): number {
  const times = { sum: null, steps: null, average: 1, share: 10_000 }[reckoning]
  if (times === null) return amount
  return parts > 0 ? Math.round((times * amount) / parts) : 0
}

function totalBy(reckoning: Reckoning, counts: Counts): number {
  const sum = { amount: 0, parts: 0 }
  for (const { amount, parts } of counts.values()) {
    sum.amount += amount
    sum.parts += parts
  }
  return reckoning === 'steps' ? sum.parts : valueBy(reckoning, sum)
}

const keysOf = (range: DayRange, by: TimeDimension) => timeSteps(range, by).map(({ key }) => key)

type Pair = readonly [key: string, earlier: string | undefined]

/** Moments are paired with those at the same place in the period before. */
function alongTime(keys: readonly string[], earlier: readonly string[] | null): readonly Pair[] {
  return keys.map((key, at) => [key, earlier?.[at]])
}

function byKey(now: Counts, before: Counts | null): readonly Pair[] {
  return [...new Set([...now.keys(), ...(before?.keys() ?? [])])].map((key) => [key, key])
}

type Valued = Pick<ReportRow, 'key' | 'value' | 'previous'>

function largestFirst(one: Valued, other: Valued): number {
  return (
    other.value - one.value || (other.previous ?? 0) - (one.previous ?? 0) || (one.key < other.key ? -1 : 1)
  )
}

async function titlesOf(
  database: Database,
  by: Dimension | null,
  keys: readonly string[],
): Promise<(key: string) => string | null> {
  if (by === 'engine') return (key) => ENGINE_NAMES[key] ?? null
  if (by !== 'product' || keys.length === 0) return () => null
  const known = await database
    .select({ handle: products.handle, title: products.title })
    .from(products)
    .where(inArray(products.handle, [...keys]))
  const titles = new Map(known.map(({ handle, title }) => [handle, title]))
  return (key) => titles.get(key) ?? null
}

/** When the first event that isn't in the roll-ups yet came; now, if all are. */
async function rolledUpUntil({ database, now }: ServerContext): Promise<Date> {
  const at = now()
  const done = sql`coalesce((SELECT ${analyticsProgress.rolledUp} FROM ${analyticsProgress}), 0)`
  const [next] = await database
    .select({ receivedAt: analyticsEvents.receivedAt })
    .from(analyticsEvents)
    .where(gt(analyticsEvents.seq, done))
    .orderBy(asc(analyticsEvents.seq))
    .limit(1)
  return next?.receivedAt ?? at
}
