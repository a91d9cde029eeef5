import { localHour, localMoment } from '#domain/gifts/localMoment.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { addDays, daysBetween, nextTime, yearOf } from './days.ts'
import { type OwnDate, ownDayIn } from './ownDate.ts'

/** Reminders come at nine in the morning, as those of the calendar's file do. */
const HOUR = 9
/** One that is late waits for the next morning from this hour on. */
const NIGHT = 21

/** The fields of a date that decide when its reminders are due. */
export type Schedule = Pick<
  OwnDate,
  'month' | 'day' | 'remindsDaysBefore' | 'byNotification' | 'byLetter' | 'givenOn'
>

/** When the first reminder of a date after a moment is due; null where none was asked for. */
export function nextReminder(schedule: Schedule, timeZone: string, after: Date): Date | null {
  if (!schedule.byLetter && !schedule.byNotification) return null
  const { givenOn = '' } = schedule
  // A present may be on its way that is for years ahead.
  const thisYear = Math.max(yearOf(calendarDay(after, timeZone)), givenOn === '' ? 0 : yearOf(givenOn))
  // Early in January a day was reminded of in the year before: the next time may be two years on.
  const days = [thisYear, thisYear + 1, thisYear + 2].map((year) => ownDayIn(schedule, year))
  const due = days
    .filter((day) => day > givenOn)
    .flatMap((day) =>
      schedule.remindsDaysBefore.map((before) =>
        localMoment(addDays(day, -before), HOUR, timeZone).getTime(),
      ),
    )
  const coming = due.filter((moment) => moment > after.getTime())
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

/** The fate of a due reminder, at the moment it is found. */
export type DueReminder =
  | { readonly kind: 'send'; readonly day: string; readonly daysLeft: number }
  /** It is night where its owner is. */
  | { readonly kind: 'wait'; readonly until: Date }
  /** The day is over. */
  | { readonly kind: 'late' }

/**
 * Judges a due reminder at a moment. One that is late by an outage is still sent, with the days that are left, but
 * never about a day that has passed. At night it waits until the morning.
 */
export function classifyReminder(schedule: Schedule, timeZone: string, dueAt: Date, now: Date): DueReminder {
  // The occurrence it was due for, whenever it is judged: not the next one.
  const day = nextTime((year) => ownDayIn(schedule, year), calendarDay(dueAt, timeZone))
  const today = calendarDay(now, timeZone)
  if (day < today) return { kind: 'late' }
  const hour = localHour(now, timeZone)
  if (hour >= HOUR && hour < NIGHT) return { kind: 'send', day, daysLeft: daysBetween(today, day) }
  const until = localMoment(hour < HOUR ? today : addDays(today, 1), HOUR, timeZone)
  // By the morning it would be over.
  return calendarDay(until, timeZone) > day ? { kind: 'late' } : { kind: 'wait', until }
}
