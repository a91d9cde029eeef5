/** The moment at which clocks of a time zone show that full hour of a calendar day (`YYYY-MM-DD`). */
export function localMoment(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  // Offsets change at most once around a day: the second look is at the offset of the moment itself.
  const first = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(first, timeZone))
}

/** The full hour, 0 to 23, that clocks of a time zone show at a moment. */
export function localHour(moment: Date, timeZone: string): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit' }).format(moment)
  return Number(hour)
}

/** How far (ms) clocks in a time zone are ahead of UTC at a moment (ms since the epoch). */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? Number.NaN)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(moment / 1_000) * 1_000
}
