import * as z from 'zod/mini'
import { LONGEST_NAME } from '#domain/wording/wording.ts'
import { validatedText, requiredWords, schemaCheck } from '#domain/forms/schemaCheck.ts'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { nameDaysOf } from '#domain/occasions/nameDays.ts'
import {
  FIRST_YEAR,
  isDayOfSomeYear,
  LAST_YEAR,
  type OwnDate,
  type OwnKind,
  REMINDER_DAYS,
  type ReminderDays,
} from '#domain/occasions/ownDate.ts'
import type { BegunDate } from '#ui/state/begunDate.ts'

/** A date as it is typed. */
export interface TypedDate {
  readonly name: string
  readonly relation: OwnDate['relation']
  readonly kind: OwnKind
  readonly title: string
  /** The person chose the day: it isn’t taken from the calendar of names any more. */
  readonly hasOwnDay: boolean
  /** A number, or empty. */
  readonly day: string
  /** 1 to 12. */
  readonly month: string
  /** A number, or empty. */
  readonly year: string
  readonly reminds: readonly ReminderDays[]
  readonly byNotification: boolean
  readonly byLetter: boolean
  /** The day of a present that there is already, `YYYY-MM-DD`; empty for none. */
  readonly givenOn: string
}

/** A week gives time for a card, a day for a call. */
const USUAL_REMINDERS: readonly ReminderDays[] = [7, 1]

const text = (number: number | null | undefined) => (number == null ? '' : String(number))

export function typedFrom(begun: BegunDate): TypedDate {
  return {
    name: begun.name ?? '',
    relation: begun.relation ?? '',
    kind: begun.kind ?? 'name-day',
    title: begun.title ?? '',
    hasOwnDay: begun.day !== undefined,
    day: text(begun.day),
    month: text(begun.month ?? 1),
    year: text(begun.year),
    reminds: begun.remindsDaysBefore ?? USUAL_REMINDERS,
    byNotification: begun.byNotification ?? false,
    byLetter: begun.byLetter ?? true,
    givenOn: begun.givenOn ?? '',
  }
}

/** The same with the usual day of a name, until the person chooses another. */
export function completed(typed: TypedDate): TypedDate {
  const [usual] = nameDaysOf(typed.name)
  if (typed.hasOwnDay || typed.kind !== 'name-day' || usual === undefined) return typed
  return { ...typed, day: String(usual.day), month: String(usual.month) }
}

const NUMBER = /^\d+$/u

const yearOf = ({ kind, year }: TypedDate) =>
  kind === 'name-day' || year.trim() === '' ? null : Number(year)

const words = schemaCheck(
  z.object({
    name: requiredWords,
    title: validatedText((title) => (title.length > LONGEST_NAME ? 'too_long' : null)),
  }),
)

/** The problems that keep a date from being saved, in the order of the form. */
export function checkTyped(typed: TypedDate): readonly FieldProblem[] {
  const { day, month, year, kind } = typed
  const problems: FieldProblem[] = [...words(typed)]
  const isYear = kind === 'name-day' || year.trim() === '' || isYearText(year.trim())
  const given = { day: Number(day), month: Number(month) }
  if (day === '') problems.push({ field: 'day', code: 'required' })
  else if (!NUMBER.test(day) || !isDayOfSomeYear({ ...given, year: isYear ? yearOf(typed) : null })) {
    problems.push({ field: 'day', code: 'wrong' })
  }
  if (!isYear) problems.push({ field: 'year', code: 'wrong' })
  return problems
}

function isYearText(year: string): boolean {
  return NUMBER.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR
}

/** The date that was typed; nothing may be wrong with it. */
export function dateOf(typed: TypedDate): OwnDate {
  const { relation, kind, byNotification, byLetter, reminds, givenOn } = typed
  return {
    name: typed.name.trim(),
    relation,
    kind,
    title: kind === 'other' ? typed.title.trim() : '',
    month: Number(typed.month),
    day: Number(typed.day),
    year: yearOf(typed),
    remindsDaysBefore: REMINDER_DAYS.filter((days) => reminds.includes(days)),
    byNotification,
    byLetter,
    ...(givenOn === '' ? {} : { givenOn }),
  }
}
