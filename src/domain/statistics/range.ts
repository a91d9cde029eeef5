import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfYear } from '@internationalized/date'
import { dayAfter, dayCount, type DayRange } from './days.ts'
import type { Metric, TimeDimension } from './metrics.ts'
import { metricFacts } from './metrics.ts'
import { MOST_DAYS, MOST_DAYS_BY_HOUR } from './report.ts'

/** Ranges that move with the day. */
export const PRESETS = [
  'today',
  '7-days',
  '30-days',
  '90-days',
  'this-month',
  'last-month',
  'this-year',
] as const
export type Preset = (typeof PRESETS)[number]

/** The days of a question: moving ones, or fixed ones. */
export type Range = Preset | DayRange

const PRESET_DAYS: Readonly<Record<Preset, (today: CalendarDate) => readonly [CalendarDate, CalendarDate]>> =
  {
    today: (today) => [today, today],
    '7-days': (today) => [today.subtract({ days: 6 }), today],
    '30-days': (today) => [today.subtract({ days: 29 }), today],
    '90-days': (today) => [today.subtract({ days: 89 }), today],
    'this-month': (today) => [startOfMonth(today), today],
    'last-month': (today) => {
      const before = startOfMonth(today).subtract({ months: 1 })
      return [before, endOfMonth(before)]
    },
    'this-year': (today) => [startOfYear(today), today],
  }

/** The days of a range, as they are on this day. */
export function daysOf(range: Range, today: string): DayRange {
  if (typeof range !== 'string') return range
  const [from, to] = PRESET_DAYS[range](parseDate(today))
  return { from: from.toString(), to: to.toString() }
}

/** Two days in either order, as many as are answered at most: the newest of them. */
export function orderedDays(one: string, other: string): DayRange {
  const [from, to] = one <= other ? [one, other] : [other, one]
  const range = { from, to }
  if (dayCount(range) <= MOST_DAYS) return range
  return { from: dayAfter(to, 1 - MOST_DAYS), to }
}

/** The steps of time that a range is read best by: neither three points nor three hundred. */
export function fittingTime(range: DayRange): TimeDimension {
  const count = dayCount(range)
  if (count <= 2) return 'hour'
  if (count <= 92) return 'day'
  return count <= 366 ? 'week' : 'month'
}

/** Whether a range can be read by the hour. */
export function fitsByHour(range: DayRange): boolean {
  return dayCount(range) <= MOST_DAYS_BY_HOUR
}

/** Whether a metric has steps of time at all. */
export function hasTime(metric: Metric): boolean {
  return metricFacts(metric).by.includes('day')
}
