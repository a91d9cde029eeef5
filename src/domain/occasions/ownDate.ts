import * as z from 'zod/mini'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { isDay } from '#domain/gifts/personalization.ts'
import { isTimeZone } from '#domain/gifts/timeZone.ts'
import { LONGEST_NAME } from '#domain/wording/wording.ts'
import { dayInYear } from './days.ts'

/** The kinds of a person's own days. */
export const OWN_KINDS = ['name-day', 'birthday', 'anniversary', 'other'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** How many days before it one can be reminded; 0 is on the day itself. */
export const REMINDER_DAYS = [14, 7, 3, 1, 0] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/** The most dates that one person keeps. */
export const MOST_OWN_DATES = 100
/** The most changes in one request: with the longest names they stay well below its size limit. */
export const MOST_CHANGES = 50
/** The longest title of an own day, in characters. */
export const LONGEST_TITLE = 60
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

const oneLine = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u))

/** A yearly day, as its owner wrote it down. */
export const ownDateSchema = z
  .object({
    name: oneLine(LONGEST_NAME).check(z.regex(/\S/u)),
    /** Their relation to the date's owner; may be empty. */
    relation: z.enum(['', ...RECIPIENTS]),
    kind: z.enum(OWN_KINDS),
    /** The day's title, for the kind `other`; empty otherwise. */
    title: oneLine(LONGEST_TITLE),
    month: z.int().check(z.minimum(1), z.maximum(12)),
    day: z.int().check(z.minimum(1), z.maximum(31)),
    /** The first one; null if unknown. */
    year: z.nullable(z.int().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))),
    remindsDaysBefore: z.array(z.literal(REMINDER_DAYS)).check(
      z.maxLength(REMINDER_DAYS.length),
      z.refine((days) => new Set(days).size === days.length),
    ),
    byNotification: z.boolean(),
    byLetter: z.boolean(),
    /** The day of a present that there is already: reminders are of the days after it. */
    givenOn: z.optional(z.string().check(z.maxLength(10), z.refine(isDay))),
  })
  .check(z.refine(isDayOfSomeYear))
export type OwnDate = z.infer<typeof ownDateSchema>

const two = (number: number) => String(number).padStart(2, '0')

/** The day of the year that a date is on, `MM-DD`. */
export function dayOfYear({ month, day }: Pick<OwnDate, 'month' | 'day'>): string {
  return `${two(month)}-${two(day)}`
}

/** The 29th of February is one, the 30th is not; with a year it has to be a day of that year. */
export function isDayOfSomeYear({ year, month, day }: Pick<OwnDate, 'year' | 'month' | 'day'>): boolean {
  // 2000 was a leap year.
  return isDay(`${year ?? 2000}-${two(month)}-${two(day)}`)
}

/** A date with its id, which is made by chance on the device where it was written down. */
export interface KnownDate {
  readonly id: string
  readonly date: OwnDate
}

/** A date as a device last changed it; null where it was removed. The later change counts. */
const dateChangeSchema = z.object({
  id: z.string().check(z.maxLength(64), z.regex(/^[\w-]{16,}$/u)),
  /** Epoch ms. */
  changed_at: z.int().check(z.nonnegative()),
  date: z.nullable(ownDateSchema),
})

/** `POST /api/v1/occasions/sync`: a device's changes, and its owner's time zone. */
export const occasionSyncSchema = z.object({
  changes: z.array(dateChangeSchema).check(z.maxLength(MOST_CHANGES)),
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
})
export type OccasionSync = z.infer<typeof occasionSyncSchema>

/** The account's dates after that, and the changes it had no room for. */
export const occasionAnswerSchema = z.object({
  dates: z.array(z.object({ id: z.string(), changed_at: z.int(), date: ownDateSchema })),
  refused: z.array(z.string()),
})
export type OccasionAnswer = z.infer<typeof occasionAnswerSchema>

/** The day on which it is celebrated in a year, `YYYY-MM-DD`. */
export const ownDayIn = (date: Pick<OwnDate, 'month' | 'day'>, year: number): string => dayInYear(date, year)
