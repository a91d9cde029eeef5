import { type CalendarDate, parseDate, startOfWeek } from '@internationalized/date'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import type { TimeDimension } from './metrics.ts'
import type { Comparison } from './report.ts'

const HOUR_MS = 60 * 60_000

/** Calendar days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The present calendar day in the shop. */
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

/** The day this many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return parseDate(day).add({ days }).toString()
}

/** The key, in a report, of the step of time that a moment falls into. */
export function stepKeyAt(by: TimeDimension, moment: Date): string {
  if (by === 'hour') return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  const day = dayInShop(moment)
  return stepKeyOf(by, by === 'week' ? mondayOf(parseDate(day)).toString() : day)
}

/** The key of the step that begins with a day. */
export function stepKeyOf(by: Exclude<TimeDimension, 'hour'>, day: string): string {
  return by === 'month' ? day.slice(0, 7) : day
}

export function mondayOf(day: CalendarDate): CalendarDate {
  return startOfWeek(day, 'pl-PL', 'mon')
}

/** The days that a range is compared with; null without a comparison. */
export function comparedDays(range: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'none') return null
  if (comparison === 'year') return { from: yearBefore(range.from), to: yearBefore(range.to) }
  return { from: dayAfter(range.from, -dayCount(range)), to: dayAfter(range.from, -1) }
}

function yearBefore(day: string): string {
  return parseDate(day).subtract({ years: 1 }).toString()
}
