// Calendar days, `YYYY-MM-DD`: no zone and no hour is theirs.

const DAY_MS = 24 * 60 * 60_000

/** A day of each year. */
export interface YearlyDay {
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day this many days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  return written(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

/** The number of days from one day to another; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** 0 for Sunday, 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** A yearly day in one year; that of February 29 is the last of February where there is none. */
export function dayInYear({ month, day }: YearlyDay, year: number): string {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1, Math.min(day, lastOfMonth)))
}

/** The next occurrence of a yearly day, `today` included. */
export function nextTime(dayIn: (year: number) => string, today: string): string {
  const year = yearOf(today)
  const [day = today] = [dayIn(year), dayIn(year + 1)].filter((one) => one >= today)
  return day
}
