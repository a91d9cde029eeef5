import { addDays } from './days.ts'

/** A day to be put into a calendar. */
export interface CalendarDay {
  /** The same day of the same thing has the same one, so that a second file changes the entry instead of doubling it. */
  readonly uid: string
  readonly title: string
  /** More words; empty for none. */
  readonly description: string
  /** Where it leads, absolute; empty for nowhere. */
  readonly url: string
  /** A calendar day, `YYYY-MM-DD`: the whole of it, wherever the calendar is. */
  readonly day: string
  /** The day of each year that it comes again on, `MM-DD`: one of February 29 on the last of February. Null for once. */
  readonly yearlyOn: string | null
  /** The calendar reminds this many days before, at nine in the morning. */
  readonly remindsDaysBefore: readonly number[]
}

/**
 * The text of an `.ics` file (RFC 5545) with these days; `made` is when it is written. Each line is at most 75 octets,
 * and no character is cut.
 */
export function calendarFile(days: readonly CalendarDay[], made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Iskra//Kalendarz//PL',
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => eventLines(day, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(entry: CalendarDay, made: Date): readonly string[] {
  const { uid, title, description, url, day, yearlyOn, remindsDaysBefore } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${made.toISOString().replace(/\.\d+/u, '').replaceAll(/[-:]/gu, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    ...(yearlyOn === null ? [] : [`RRULE:${yearly(yearlyOn)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // An address is no text: it has no escapes, and must not end its line.
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

const compact = (day: string) => day.replaceAll('-', '')

/** `BYMONTHDAY=29` would come every fourth year. */
function yearly(day: string): string {
  return day === '02-29' ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
}

/** Counted from the midnight that the day begins with. */
function nineOClock(daysBefore: number): string {
  if (daysBefore === 0) return 'PT9H'
  const hours = daysBefore * 24 - 9
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return `-P${days === 0 ? '' : `${days}D`}T${rest}H`
}

/** Line ends in one form, and none of the control characters that a calendar must not hold. */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- RFC 5545, section 3.1: CONTROL without HTAB
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '')
}

/** A text as section 3.3.11 writes it. */
function escaped(text: string): string {
  return clean(text)
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

const MOST_OCTETS = 75
const OCTETS = new TextEncoder()

/** A line in pieces of at most 75 octets, each but the first begun with a space (section 3.1). */
function folded(line: string): string {
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
