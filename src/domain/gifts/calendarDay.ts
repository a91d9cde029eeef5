/** The calendar day, `YYYY-MM-DD`, of a moment in a time zone; the runtime's own by default. */
export function calendarDay(moment: Date, timeZone?: string): string {
  // The one locale whose days are written so.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(
    moment,
  )
}

/** Whether a calendar day is over at that moment, where this runs. An empty one never is. */
export function isDayOver(day: string, moment: Date): boolean {
  return day !== '' && day < calendarDay(moment)
}
