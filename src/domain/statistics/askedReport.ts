import { MILESTONES } from '#domain/engagement/eventKinds.ts'
import type { FilterValues, Scope } from './address.ts'
import { type Dimension, type Filter, FILTERS, type Metric, metricFacts } from './metrics.ts'
import { daysOf, fittingTime, fitsByHour } from './range.ts'
import { type Comparison, FUNNEL_STEPS, type Report, type ReportRow } from './report.ts'

/** A question to the server, as its endpoint takes it. */
export interface AskedReport extends FilterValues {
  readonly metric: Metric
  readonly by?: Dimension
  readonly from: string
  readonly to: string
  readonly compare: Comparison
}

/** The question for one figure: the screen's filters that its metric has, and its days as of today. */
export function askedReport(
  metric: Metric,
  by: Dimension | 'time' | undefined,
  { range, comparison, filters }: Scope,
  today: string,
): AskedReport {
  const days = daysOf(range, today)
  const fitting = by === 'time' ? fittingTime(days) : by
  // Longer ranges aren't answered by the hour.
  const dimension = fitting === 'hour' && !fitsByHour(days) ? 'day' : fitting
  return {
    ...Object.fromEntries(appliedFilters(metric, filters).map((filter) => [filter, filters[filter]])),
    metric,
    ...(dimension === undefined ? {} : { by: dimension }),
    ...days,
    compare: comparison,
  }
}

/** Of some filters those that a metric takes. */
export function appliedFilters(metric: Metric, filters: FilterValues): readonly Filter[] {
  return metricFacts(metric).filters.filter((filter) => filters[filter] !== undefined)
}

/** Of some filters those that a metric knows nothing of: its figure says so. */
export function unappliedFilters(metric: Metric, filters: FilterValues): readonly Filter[] {
  const taken = metricFacts(metric).filters
  return FILTERS.filter((filter) => filters[filter] !== undefined && !taken.includes(filter))
}

/** How much more or less than before, 1 for twice as much; null where there is nothing to compare with. */
export function changeOf(value: number, previous: number | null): number | null {
  if (previous === null || previous === 0) return value === 0 && previous === 0 ? 0 : null
  return value / previous - 1
}

/** Breakdowns whose rows have a fixed order. */
const DEPTHS: readonly string[] = MILESTONES.map(String)
const TENS: readonly string[] = Array.from({ length: 10 }, (_, ten) => String(ten * 10))

/** The rows of a report as they are shown: a breakdown with an order of its own in that, with all its places. */
export function orderedRows(by: Dimension, { rows, total }: Report): ReportRow[] {
  const found = new Map(rows.map((row) => [row.key, row]))
  const none = total.previous === null ? null : 0
  const all = (keys: readonly string[]) =>
    keys.map((key) => found.get(key) ?? { key, title: null, value: 0, previous: none })
  // The last step is left out where filters need facts that orders don't have.
  if (by === 'step') return all(found.has('paid') ? FUNNEL_STEPS : FUNNEL_STEPS.slice(0, -1))
  if (by === 'depth') return all(DEPTHS)
  if (by === 'score') return all(TENS)
  return by === 'age' ? rows.toSorted((one, other) => Number(one.key) - Number(other.key)) : rows
}
