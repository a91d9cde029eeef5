const DAY_MS = 86_400_000

/** Public holidays that fall on the same day each year, `MM-DD`: act of 18 January 1951, with Christmas Eve since 2025. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
])
/** Those that follow Easter Sunday, in days: Easter Monday and Corpus Christi. The others are Sundays. */
const AFTER_EASTER = [1, 60]

/** Easter Sunday of a year, as days since 1970 (the Gregorian computus of Meeus, Jones and Butcher). */
function easterDay(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const monthAndDay = e + f - 7 * g + 114
  return Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1) / DAY_MS
}

/** Whether parcels travel in Poland on a calendar day; `day` is midnight of it in UTC. */
export function isWorkingDay(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false
  if (FIXED.has(day.toISOString().slice(5, 10))) return false
  const since = day.getTime() / DAY_MS - easterDay(day.getUTCFullYear())
  return !AFTER_EASTER.includes(since)
}

/** The calendar day this many working days after another, both as midnight in UTC; the day itself isn't counted. */
export function addWorkingDays(day: Date, count: number): Date {
  let reached = day
  for (let left = count; left > 0;) {
    reached = new Date(reached.getTime() + DAY_MS)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
