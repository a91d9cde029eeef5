import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarDay, calendarFile } from './calendarFile.ts'

const MADE = new Date('2026-11-23T06:30:05.123Z')
const DAY: CalendarDay = {
  uid: 'gift-1@iskra',
  title: 'Urodziny: Halina',
  description: '',
  url: '',
  day: '2026-12-24',
  yearlyOn: null,
  remindsDaysBefore: [],
}

/** A file's lines as a calendar reads them: folds undone, then each by its name. */
function linesOf(file: string): readonly string[] {
  expect(file.endsWith('\r\n')).toBe(true)
  return file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')
}
const valuesOf = (file: string, name: string) =>
  linesOf(file).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

/** The text behind its escapes; fails on text that a calendar would reject. */
function unescaped(text: string): string {
  expect(text).toMatch(/^(?:[^\\;,]|\\[\\;,n])*$/u)
  return text.replaceAll(/\\(.)/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

/** A text as far as a calendar may hold it. */
const plain = (text: string) =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    // oxlint-disable-next-line no-control-regex -- characters that the file must not hold
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '')

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...Array.from('ąę;,\\\n\r\t:" ńż💐👩‍👩‍👧‍👦nN')), maxLength: 300 }),
)
const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendarFile', () => {
  it('writes a day as calendars read it', () => {
    const file = calendarFile(
      [{ ...DAY, url: 'https://iskra.example/x', remindsDaysBefore: [0, 1, 7] }],
      MADE,
    )
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Iskra//Kalendarz//PL',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:gift-1@iskra',
      'DTSTAMP:20261123T063005Z',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261225',
      'SUMMARY:Urodziny: Halina',
      'URL:https://iskra.example/x',
      'TRANSP:TRANSPARENT',
      ...['PT9H', '-PT15H', '-P6DT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Urodziny: Halina',
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('comes again every year, that of a leap day too', () => {
    const ruleOf = (day: string, yearlyOn = day.slice(5)) =>
      valuesOf(calendarFile([{ ...DAY, day, yearlyOn }], MADE), 'RRULE')
    // Its next time is in a year without a 29th.
    expect(ruleOf('2027-02-28', '02-29')).toEqual(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'])
    expect(ruleOf('2026-12-24')).toEqual(['FREQ=YEARLY'])
    expect(ruleOf('2028-02-29')).toEqual(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'])
    expect(valuesOf(calendarFile([DAY], MADE), 'RRULE')).toEqual([])
  })

  it('keeps every text whole, in lines of at most 75 octets, whatever stands in it', () => {
    fc.assert(
      fc.property(anyText, anyText, anyDay, (title, description, day) => {
        const file = calendarFile([{ ...DAY, title, description, day }], MADE)
        for (const line of file.split('\r\n')) {
          const octets = new TextEncoder().encode(line)
          expect(octets.length).toBeLessThanOrEqual(75)
          // A fold inside of a character would leave halves that are none.
          expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets)).toBe(
            line.toWellFormed(),
          )
        }
        expect(valuesOf(file, 'SUMMARY').map(unescaped)).toEqual([plain(title)])
        const described = plain(description)
        expect(valuesOf(file, 'DESCRIPTION').map(unescaped)).toEqual(description === '' ? [] : [described])
        expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      }),
    )
  })

  it('lasts one whole day, over the ends of months and years', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [end = ''] = valuesOf(calendarFile([{ ...DAY, day }], MADE), 'DTEND;VALUE=DATE')
        const after = Date.UTC(Number(end.slice(0, 4)), Number(end.slice(4, 6)) - 1, Number(end.slice(6)))
        expect(after - Date.parse(`${day}T00:00:00Z`)).toBe(24 * 60 * 60_000)
      }),
    )
  })

  it('cannot be made to hold lines of somebody else’s', () => {
    const hostile = 'x\r\nEND:VEVENT\nBEGIN:VEVENT\r\nATTACH:evil'
    const file = calendarFile([{ ...DAY, uid: hostile, title: hostile, url: hostile }], MADE)
    expect(linesOf(file).filter((line) => /^(?:ATTACH|BEGIN:VEVENT|END:VEVENT)/u.test(line))).toEqual([
      'BEGIN:VEVENT',
      'END:VEVENT',
    ])
  })
})
