import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { localHour } from '#domain/gifts/localMoment.ts'
import { addDays, daysBetween } from './days.ts'
import { REMINDER_DAYS } from './ownDate.ts'
import { type DueReminder, classifyReminder, nextReminder, type Schedule } from './reminders.ts'

const ZONES = ['Europe/Warsaw', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC']
const schedule = fc.record<Schedule>({
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  remindsDaysBefore: fc.uniqueArray(fc.constantFrom(...REMINDER_DAYS), { minLength: 1 }),
  byLetter: fc.constant(true),
  byNotification: fc.boolean(),
})
const zone = fc.constantFrom(...ZONES)
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const WARSAW = 'Europe/Warsaw'
const HALINA: Schedule = {
  month: 7,
  day: 1,
  remindsDaysBefore: [7, 1],
  byLetter: true,
  byNotification: false,
}

describe('the next reminder', () => {
  it('is later, at nine where its owner is, so many days before its day, with none between', () => {
    fc.assert(
      fc.property(schedule, zone, moment, (date, timeZone, after) => {
        const next = nextReminder(date, timeZone, after)
        if (next === null) throw new Error('there is always another year')
        expect(next.getTime()).toBeGreaterThan(after.getTime())
        expect(localHour(next, timeZone)).toBe(9)
        const verdict = classifyReminder(date, timeZone, next, next)
        if (verdict.kind !== 'send') throw new Error('it is due in the morning')
        expect(date.remindsDaysBefore).toContain(verdict.daysLeft)
        expect(verdict.day.slice(5)).toBe(
          `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`,
        )
        const again = nextReminder(date, timeZone, new Date(next.getTime() - 1))
        expect(again).toEqual(next)
      }),
    )
  })

  it('of a day in January that was reminded of in December is in the next December', () => {
    const newYear = { ...HALINA, month: 1, day: 1, remindsDaysBefore: [14 as const] }
    const sent = new Date('2032-12-18T08:00:00Z')
    expect(nextReminder(newYear, WARSAW, sent)).toEqual(new Date('2033-12-18T08:00:00Z'))
  })

  it('of a day whose present there is already is of the next year, that of a leap day on the last of February', () => {
    const given = { ...HALINA, month: 12, day: 24, givenOn: '2026-12-24' }
    for (const after of ['2026-11-20T12:00:00Z', '2026-12-24T12:00:00Z', '2027-03-01T12:00:00Z']) {
      expect(nextReminder(given, WARSAW, new Date(after))).toEqual(new Date('2027-12-17T08:00:00Z'))
    }
    const leap = { ...HALINA, month: 2, day: 29, givenOn: '2028-02-29' }
    const ordered = new Date('2026-11-20T12:00:00Z')
    expect(nextReminder(leap, WARSAW, ordered)).toEqual(new Date('2029-02-21T08:00:00Z'))
  })

  it('of no present is never one of its day or a day before', () => {
    fc.assert(
      fc.property(schedule, zone, moment, moment, (date, timeZone, after, given) => {
        const givenOn = given.toISOString().slice(0, 10)
        const next = nextReminder({ ...date, givenOn }, timeZone, after)
        if (next === null) throw new Error('there is always another year')
        const verdict = classifyReminder(date, timeZone, next, next)
        if (verdict.kind !== 'send') throw new Error('it is due in the morning')
        expect(verdict.day > givenOn).toBe(true)
        expect(next.getTime()).toBeGreaterThan(after.getTime())
      }),
    )
  })

  it('is none where nobody wants one', () => {
    const now = new Date('2026-06-01T12:00:00Z')
    expect(nextReminder({ ...HALINA, byLetter: false }, WARSAW, now)).toBeNull()
    expect(nextReminder({ ...HALINA, remindsDaysBefore: [] }, WARSAW, now)).toBeNull()
  })
})

describe('a reminder that is found late', () => {
  const due = new Date('2026-06-30T07:00:00Z')
  const at = (now: string) => classifyReminder(HALINA, WARSAW, due, new Date(now))

  it('says how many days are left now, and waits for the morning', () => {
    expect(at('2026-06-30T07:00:00Z')).toEqual({ kind: 'send', day: '2026-07-01', daysLeft: 1 })
    expect(at('2026-06-30T18:59:00Z')).toEqual({ kind: 'send', day: '2026-07-01', daysLeft: 1 })
    const until = new Date('2026-07-01T07:00:00Z')
    expect(at('2026-06-30T19:00:00Z')).toEqual({ kind: 'wait', until })
    expect(at('2026-07-01T06:59:59Z')).toEqual({ kind: 'wait', until })
    expect(at('2026-07-01T07:00:00Z')).toEqual({ kind: 'send', day: '2026-07-01', daysLeft: 0 })
  })

  it('is none any more once its day is over, or would be by the morning', () => {
    expect(at('2026-07-01T19:00:00Z')).toEqual({ kind: 'late' })
    expect(at('2026-07-02T08:00:00Z')).toEqual({ kind: 'late' })
    expect(at('2027-06-24T08:00:00Z')).toEqual({ kind: 'late' })
  })

  it('never speaks of a day that has passed, nor at night', () => {
    fc.assert(
      fc.property(schedule, zone, moment, fc.nat(40 * 24 * 60), (date, timeZone, after, late) => {
        const next = nextReminder(date, timeZone, after)
        if (next === null) return
        const now = new Date(next.getTime() + late * 60_000)
        const verdict = classifyReminder(date, timeZone, next, now)
        const today = calendarDay(now, timeZone)
        expect(isRight(verdict, { date, timeZone, now, today })).toBe(true)
      }),
    )
  })
})

interface Found {
  readonly date: Schedule
  readonly timeZone: string
  readonly now: Date
  readonly today: string
}

function isRight(verdict: DueReminder, { date, timeZone, now, today }: Found): boolean {
  if (verdict.kind === 'late') return true
  if (verdict.kind === 'send') {
    const hour = localHour(now, timeZone)
    return verdict.day >= today && addDays(today, verdict.daysLeft) === verdict.day && hour >= 9 && hour < 21
  }
  const { until } = verdict
  return (
    until > now &&
    daysBetween(today, calendarDay(until, timeZone)) <= 1 &&
    classifyReminder(date, timeZone, until, until).kind === 'send'
  )
}
