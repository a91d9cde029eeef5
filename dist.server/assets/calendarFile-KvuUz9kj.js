import { t as addDays } from './days-1Xb_Ud2G.js'
// src/domain/occasions/calendarFile.ts
/**
 * The text of an `.ics` file (RFC 5545) with these days; `made` is when it is written. Each line is at most 75 octets,
 * and no character is cut.
 */
function calendarFile(days, made) {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Iskra//Kalendarz//PL',
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => eventLines(day, made)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
function eventLines(entry, made) {
  const { uid, title, description, url, day, isYearly, remindsDaysBefore } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${made.toISOString().replace(/\.\d+/u, '').replaceAll(/[-:]/gu, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    ...(isYearly ? [`RRULE:${yearly(day)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === '' ? [] : [`URL:${clean(url).replaceAll('\n', '')}`]),
    'TRANSP:TRANSPARENT',
    ...remindsDaysBefore.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${nineOClock(before)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}
var compact = (day) => day.replaceAll('-', '')
/** `BYMONTHDAY=29` would come every fourth year. */
function yearly(day) {
  return day.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
}
/** Counted from the midnight that the day begins with. */
function nineOClock(daysBefore) {
  if (daysBefore === 0) return 'PT9H'
  const hours = daysBefore * 24 - 9
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return `-P${days === 0 ? '' : `${days}D`}T${rest}H`
}
/** Line ends in one form, and none of the control characters that a calendar must not hold. */
function clean(text) {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '')
}
/** A text as section 3.3.11 writes it. */
function escaped(text) {
  return clean(text)
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}
var MOST_OCTETS = 75
var OCTETS = new TextEncoder()
/** A line in pieces of at most 75 octets, each but the first begun with a space (section 3.1). */
function folded(line) {
  let piece = 0
  let out = ''
  for (const character of line) {
    const octets = OCTETS.encode(character).length
    if (piece + octets > MOST_OCTETS) {
      out += '\r\n '
      piece = 1
    }
    out += character
    piece += octets
  }
  return out
}
export { calendarFile as t }
