import { endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import { dayAfter, readDay } from '../days.ts'
import { orderedDays, type Preset, type Range } from '../range.ts'
import { MOST_DAYS } from '../report.ts'
import { MONTHS_HEARD, PRESET_WORDINGS } from './lexicon.ts'
import { heardAt, type Word } from './words.ts'

/** A value found at a place of a question, and the number of its words. */
export interface Found<Value> {
  readonly length: number
  readonly value: Value
}

interface Day {
  readonly day: number
  readonly month: number
  readonly year: number | null
}

const PRESETS_HEARD: readonly (readonly [Preset, string])[] = [
  ['today', PRESET_WORDINGS.today.heard],
  ['7-days', PRESET_WORDINGS['7-days'].heard],
  ['90-days', PRESET_WORDINGS['90-days'].heard],
  ['this-month', PRESET_WORDINGS['this-month'].heard],
  ['last-month', PRESET_WORDINGS['last-month'].heard],
  ['this-year', PRESET_WORDINGS['this-year'].heard],
]

const LAST_HEARD = 'ostatni|last=|past=|previous='
const BEFORE_THIS_HEARD = 'zeszl|ubiegl|poprzedni'

/** The days that are meant from a place on: „ostatnie 7 dni”, „od 1.11 do 20.11”, „w listopadzie”. */
export function daysAt(words: readonly Word[], at: number, today: string): Found<Range> | null {
  return (
    fixedDays(words, at, today) ??
    lastDays(words, at, today) ??
    presetAt(words, at) ??
    aroundToday(words, at, today) ??
    monthAt(words, at, today)
  )
}

function presetAt(words: readonly Word[], at: number): Found<Range> | null {
  for (const [preset, heard] of PRESETS_HEARD) {
    const length = heardAt(words, at, heard)
    if (length > 0) return { length, value: preset }
  }
  return null
}

/** „ostatnie 7 dni”, "30 days", „3 miesiące”: up to today, today included. */
function lastDays(words: readonly Word[], at: number, today: string): Found<Range> | null {
  const before = heardAt(words, at, LAST_HEARD)
  const count = words[at + before]?.folded ?? ''
  if (!/^\d{1,4}$/u.test(count) || Number(count) === 0) return null
  const unit = at + before + 1
  const unitDays =
    heardAt(words, unit, 'dni=|dzien=|dniach=|day=|days=') > 0
      ? 1
      : heardAt(words, unit, 'tydzien=|tygodni|week') > 0
        ? 7
        : heardAt(words, unit, 'miesi|month') > 0
          ? 30
          : 0
  if (unitDays === 0) return null
  const days = Math.min(Number(count) * unitDays, MOST_DAYS)
  return { length: before + 2, value: lately(days, today) }
}

function lately(days: number, today: string): Range {
  if (days === 1) return 'today'
  if (days === 7) return '7-days'
  if (days === 30) return '30-days'
  if (days === 90) return '90-days'
  return { from: dayAfter(today, 1 - days), to: today }
}

/** Yesterday, the weeks and the year around today. */
function aroundToday(words: readonly Word[], at: number, today: string): Found<Range> | null {
  const day = parseDate(today)
  const yesterday = heardAt(words, at, 'wczoraj|yesterday')
  if (yesterday > 0) {
    const before = dayAfter(today, -1)
    return { length: yesterday, value: { from: before, to: before } }
  }
  const monday = startOfWeek(day, 'pl-PL')
  if (heardAt(words, at, 'ten= tydzien=|tym= tygodni|this= week=|biezac tyd|biezac tyg') > 0) {
    return { length: 2, value: { from: monday.toString(), to: today } }
  }
  if (isBeforeThis(words, at, 'tydzien=|tygodni', 'week=')) {
    const before = monday.subtract({ weeks: 1 })
    return { length: 2, value: { from: before.toString(), to: endOfWeek(before, 'pl-PL').toString() } }
  }
  if (isBeforeThis(words, at, 'rok=|roku=|rokiem=', 'year=')) {
    const year = String(day.year - 1).padStart(4, '0')
    return { length: 2, value: { from: `${year}-01-01`, to: `${year}-12-31` } }
  }
  return null
}

function isBeforeThis(words: readonly Word[], at: number, polish: string, english: string): boolean {
  return (
    (heardAt(words, at, BEFORE_THIS_HEARD) > 0 && heardAt(words, at + 1, polish) > 0) ||
    (heardAt(words, at, 'last=|previous=') > 0 && heardAt(words, at + 1, english) > 0)
  )
}

/** „od 1.11 do 20.11”, "from 2026-11-01 to 2026-11-20", „od 1 listopada”, „20.11”. */
function fixedDays(words: readonly Word[], at: number, today: string): Found<Range> | null {
  const from = heardAt(words, at, 'od=|from=|between=|miedzy=|since=')
  const first = dayAt(words, at + from)
  if (first === null) return null
  const next = at + from + first.length
  const to = heardAt(words, next, 'do=|to=|and=|a=|i=|until=|-=')
  const second = to === 0 ? null : dayAt(words, next + to)
  if (second === null) {
    const day = latest(first.value, today)
    if (day === null) return null
    const value = from > 0 && day <= today ? orderedDays(day, today) : { from: day, to: day }
    return { length: from + first.length, value }
  }
  // The year of the first follows the second: from December to January.
  const last = latest(second.value, today)
  const begin = last === null ? null : latest(first.value, last)
  if (last === null || begin === null) return null
  return { length: from + first.length + to + second.length, value: orderedDays(begin, last) }
}

/** One day: `1.11`, `1.11.2026`, `2026-11-01`, „1 listopada”, "November 1". */
function dayAt(words: readonly Word[], at: number): Found<Day> | null {
  const word = words[at]?.folded ?? ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(word)
  if (iso !== null)
    return { length: 1, value: { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } }
  const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/u.exec(word)
  if (dotted !== null) {
    const year = dotted[3] === undefined ? null : Number(dotted[3])
    return { length: 1, value: { day: Number(dotted[1]), month: Number(dotted[2]), year } }
  }
  const isNumber = /^\d{1,2}$/u.test(word)
  const month = monthOf(words, isNumber ? at + 1 : at)
  const number = isNumber ? word : (words[at + 1]?.folded ?? '')
  if (month === 0 || !/^\d{1,2}$/u.test(number)) return null
  const year = yearAt(words, at + 2)
  return { length: year === null ? 2 : 3, value: { day: Number(number), month, year } }
}

/** A whole month, up to today where it isn't over: „w listopadzie”, "March 2026". */
function monthAt(words: readonly Word[], at: number, today: string): Found<Range> | null {
  const month = monthOf(words, at)
  if (month === 0) return null
  const year = yearAt(words, at + 1)
  const first = latest({ day: 1, month, year }, today)
  if (first === null) return null
  const end = endOfMonth(startOfMonth(parseDate(first))).toString()
  const to = first <= today && end > today ? today : end
  return { length: year === null ? 1 : 2, value: { from: first, to } }
}

function monthOf(words: readonly Word[], at: number): number {
  return MONTHS_HEARD.findIndex((heard) => heardAt(words, at, heard) > 0) + 1
}

function yearAt(words: readonly Word[], at: number): number | null {
  const word = words[at]?.folded ?? ''
  return /^20\d{2}$/u.test(word) ? Number(word) : null
}

/** A day without a year is the last one that was; null where there is no such day. */
function latest({ day, month, year }: Day, until: string): string | null {
  const written = (in_: number) =>
    readDay(
      `${String(in_).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    )
  if (year !== null) return written(year)
  const now = parseDate(until).year
  // The 29th of February was some years ago.
  for (let back = 0; back < 5; back += 1) {
    const found = written(now - back)
    if (found !== null && found <= until) return found
  }
  return null
}
