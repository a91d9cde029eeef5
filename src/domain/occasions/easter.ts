/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD`, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const place = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1)).toISOString().slice(0, 10)
}
