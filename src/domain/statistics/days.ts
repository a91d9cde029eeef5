import { parseDate } from '@internationalized/date'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import type { TimeDimension } from './metrics.ts'
import type { Comparison } from './report.ts'

/** The days of statistics are those of the shop, wherever they are read. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
export const HOUR_MS = 60 * 60_000

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

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return parseDate(day).add({ days }).toString()
}

/** Whether a step of time, by its key in a report, is not over yet at this moment. */
export function isGoingOn(by: TimeDimension, key: string, moment: Date): boolean {
  const today = dayInShop(moment)
  const isNow: Readonly<Record<TimeDimension, () => boolean>> = {
    hour: () => Date.parse(key) <= moment.getTime() && moment.getTime() < Date.parse(key) + HOUR_MS,
    day: () => key === today,
    week: () => key <= today && today < dayAfter(key, 7),
    month: () => key === today.slice(0, 7),
  }
  return isNow[by]()
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
