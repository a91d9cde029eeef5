const DAY_MS = 24 * 60 * 60_000
/** 1 January 1970 was a Thursday: three days into its week. */
const DAYS_INTO_FIRST_WEEK = 3

/** Weeks, from Monday to Sunday by the device's own calendar, since the one of 1 January 1970. */
export function calendarWeek(at: number): number {
  const date = new Date(at)
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
  return Math.floor((day + DAYS_INTO_FIRST_WEEK) / 7)
}
