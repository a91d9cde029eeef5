import { type CalendarDate, endOfMonth, parseDate, startOfMonth, toZoned } from '@internationalized/date'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { type DayRange, mondayOf, stepKeyOf } from '#domain/statistics/days.ts'
import type { TimeDimension } from '#domain/statistics/metrics.ts'

const HOUR_MS = 60 * 60_000

/** The moments at which a range begins and ends: days in Poland have 23 to 25 hours. */
export function momentsOf({ from, to }: DayRange): { readonly begin: Date; readonly end: Date } {
  return { begin: midnight(parseDate(from)), end: midnight(parseDate(to).add({ days: 1 })) }
}

/** A range cut into its whole months, by their first days, and the rest at both ends. */
export function wholeMonths(range: DayRange): {
  readonly months: DayRange | null
  readonly rest: readonly DayRange[]
} {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  const first = from.day === 1 ? from : startOfMonth(from.add({ months: 1 }))
  const end = endOfMonth(to).compare(to) === 0 ? to.add({ days: 1 }) : startOfMonth(to)
  if (first.compare(end) >= 0) return { months: null, rest: [range] }
  return {
    months: daysBetween(first, end.subtract({ days: 1 })),
    rest: [
      ...(from.compare(first) < 0 ? [daysBetween(from, first.subtract({ days: 1 }))] : []),
      ...(end.compare(to) <= 0 ? [daysBetween(end, to)] : []),
    ],
  }
}

/** A step of time: a row of a report. */
interface TimeStep {
  readonly key: string
  readonly begin: Date
}

/** Every step of a range, in order, empty ones included. A week may begin before the range. */
export function timeSteps(range: DayRange, by: TimeDimension): readonly TimeStep[] {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  if (by === 'hour') return hoursOf(range)
  const begins = {
    day: () => steps(from, to, { days: 1 }),
    week: () => steps(mondayOf(from), to, { days: 7 }),
    month: () => steps(startOfMonth(from), to, { months: 1 }),
  }[by]()
  return begins.map((day) => ({ key: stepKeyOf(by, day.toString()), begin: midnight(day) }))
}

function hoursOf(range: DayRange): readonly TimeStep[] {
  const { begin, end } = momentsOf(range)
  return Array.from({ length: (end.getTime() - begin.getTime()) / HOUR_MS }, (_, hour) => {
    const at = new Date(begin.getTime() + hour * HOUR_MS)
    return { key: at.toISOString(), begin: at }
  })
}

function steps(
  from: CalendarDate,
  to: CalendarDate,
  step: { readonly days: number } | { readonly months: number },
): readonly CalendarDate[] {
  const all: CalendarDate[] = []
  for (let day = from; day.compare(to) <= 0; day = day.add(step)) all.push(day)
  return all
}

function midnight(day: CalendarDate): Date {
  return toZoned(day, SHOP_TIME_ZONE).toDate()
}

function daysBetween(from: CalendarDate, to: CalendarDate): DayRange {
  return { from: from.toString(), to: to.toString() }
}
