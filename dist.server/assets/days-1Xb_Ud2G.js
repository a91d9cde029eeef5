// src/domain/occasions/days.ts
var DAY_MS = 864e5
var written = (time) => new Date(time).toISOString().slice(0, 10)
/** The day so many days later; earlier with a negative number. */
function addDays(day, days) {
  return written(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}
/** How many days there are from one day to another; negative where it lies before. */
function daysBetween(from, to) {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
/** 0 for Sunday, 6 for Saturday. */
function weekdayOf(day) {
  return /* @__PURE__ */ new Date(`${day}T00:00:00Z`).getUTCDay()
}
var yearOf = (day) => Number(day.slice(0, 4))
/** A yearly day in one year; that of February 29 is the last of February where there is none. */
function dayInYear({ month, day }, year) {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1, Math.min(day, lastOfMonth)))
}
/** The next time of what comes once a year, `today` included. */
function nextTime(dayIn, today) {
  const year = yearOf(today)
  const [day = today] = [dayIn(year), dayIn(year + 1)].filter((one) => one >= today)
  return day
}
export { weekdayOf as a, nextTime as i, dayInYear as n, yearOf as o, daysBetween as r, addDays as t }
