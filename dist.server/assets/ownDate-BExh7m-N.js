import { n as RECIPIENTS } from './giftNames-DJ7Y0cDQ.js'
import {
  $n as string,
  An as _enum,
  Bn as literal,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Wn as object,
  ar as _gte,
  cr as _lte,
  dr as _nonnegative,
  lr as _maxLength,
  pr as _regex,
} from '../renderPage.js'
import { i as isDay } from './personalization-BoixvwcJ.js'
import { t as isTimeZone } from './timeZone-B7K9s8gj.js'
import { n as dayInYear } from './days-1Xb_Ud2G.js'
// src/domain/occasions/ownDate.ts
/** What somebody celebrates on a day of their own. */
var OWN_KINDS = ['name-day', 'birthday', 'anniversary', 'other']
/** How many days before it one can be reminded; 0 is on the day itself. */
var REMINDER_DAYS = [14, 7, 3, 1, 0]
var FIRST_YEAR = 1900
var LAST_YEAR = 2100
var oneLine = (most) => string().check(_maxLength(most), _regex(/^\P{Cc}*$/u))
/** Somebody's day that comes again each year, as its owner wrote it down. */
var ownDateSchema = object({
  name: oneLine(60).check(_regex(/\S/u)),
  /** Who they are to its owner; empty where it wasn't said. */
  relation: _enum(['', ...RECIPIENTS]),
  kind: _enum(OWN_KINDS),
  /** What the day is called, of the kind `other`; empty else. */
  title: oneLine(60),
  month: int().check(_gte(1), _lte(12)),
  day: int().check(_gte(1), _lte(31)),
  /** The first one; null where nobody knows. */
  year: nullable(int().check(_gte(FIRST_YEAR), _lte(LAST_YEAR))),
  remindsDaysBefore: array(literal(REMINDER_DAYS)).check(
    _maxLength(REMINDER_DAYS.length),
    refine((days) => new Set(days).size === days.length),
  ),
  byNotification: boolean(),
  byLetter: boolean(),
}).check(refine(isDayOfSomeYear))
var two = (number) => String(number).padStart(2, '0')
/** The 29th of February is one, the 30th is not; with a year it has to be a day of that year. */
function isDayOfSomeYear({ year, month, day }) {
  return isDay(`${year ?? 2e3}-${two(month)}-${two(day)}`)
}
/** A date as a device last changed it; null where it was removed. The later change counts. */
var dateChangeSchema = object({
  id: string().check(_maxLength(64), _regex(/^[\w-]{16,}$/u)),
  /** Epoch ms. */
  changed_at: int().check(_nonnegative()),
  date: nullable(ownDateSchema),
})
object({
  changes: array(dateChangeSchema).check(_maxLength(50)),
  time_zone: string().check(_maxLength(64), refine(isTimeZone)),
})
/** What the account has after that: all of its dates, and which of the changes it had no room for. */
var occasionAnswerSchema = object({
  dates: array(
    object({
      id: string(),
      changed_at: int(),
      date: ownDateSchema,
    }),
  ),
  refused: array(string()),
})
/** The day on which it is celebrated in a year, `YYYY-MM-DD`. */
var ownDayIn = (date, year) => dayInYear(date, year)
export {
  isDayOfSomeYear as a,
  REMINDER_DAYS as i,
  LAST_YEAR as n,
  occasionAnswerSchema as o,
  OWN_KINDS as r,
  ownDayIn as s,
  FIRST_YEAR as t,
}
