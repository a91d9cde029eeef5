import { type CalendarDate, endOfMonth, parseDate, startOfMonth, toZoned } from '@internationalized/date'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import type { Comparison } from '#domain/statistics/report.ts'
import type { TimeDimension } from '#domain/statistics/metrics.ts'

/** The days of statistics are those of the shop, wherever they are read. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
const HOUR_MS = 60 * 60_000

/** Calendar days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The calendar day that it is in the shop. */
export function dayInShop(moment: Date): string {
  return calendarDay(moment, SHOP_TIME_ZONE)
}

/** A calendar day of our times, or null where a text is none: `2026-02-30` is not one. */
export function readDay(text: string): string | null {
  if (!/^20\d\d-[01]\d-[0-3]\d$/u.test(text)) return null
  try {
    return parseDate(text).toString() === text ? text : null
  } catch {
    return null
  }
}

/** How many days a range has; less than 1 where it ends before it begins. */
export function dayCount({ from, to }: DayRange): number {
  return parseDate(to).compare(parseDate(from)) + 1
}

/** The days that a range is compared with; null without a comparison. */
export function comparedDays(range: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'none') return null
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  if (comparison === 'year') return daysBetween(from.subtract({ years: 1 }), to.subtract({ years: 1 }))
  return daysBetween(from.subtract({ days: dayCount(range) }), from.subtract({ days: 1 }))
}

/** The moments at which a range begins and is over: days in Poland have 23 to 25 hours. */
export function momentsOf({ from, to }: DayRange): { readonly begin: Date; readonly end: Date } {
  return { begin: midnight(parseDate(from)), end: midnight(parseDate(to).add({ days: 1 })) }
}

/** A range cut into its whole months, by their first days, and what is left of it at both ends. */
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

/** Every step of a range, in order: also those in which nothing happened. A week may begin before the range. */
export function timeSteps(range: DayRange, by: TimeDimension): readonly TimeStep[] {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  if (by === 'hour') return hoursOf(range)
  const begins = {
    day: () => steps(from, to, { days: 1 }),
    week: () => steps(mondayOf(from), to, { days: 7 }),
    month: () => steps(startOfMonth(from), to, { months: 1 }),
  }[by]()
  return begins.map((day) => ({
    key: by === 'month' ? day.toString().slice(0, 7) : day.toString(),
    begin: midnight(day),
  }))
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

function mondayOf(day: CalendarDate): CalendarDate {
  // Days since a Monday.
  const sinceMonday = day.compare(parseDate('2001-01-01')) % 7
  return day.subtract({ days: (sinceMonday + 7) % 7 })
}

function midnight(day: CalendarDate): Date {
  return toZoned(day, SHOP_TIME_ZONE).toDate()
}

function daysBetween(from: CalendarDate, to: CalendarDate): DayRange {
  return { from: from.toString(), to: to.toString() }
}
