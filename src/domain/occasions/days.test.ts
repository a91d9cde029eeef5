import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayInYear, daysBetween, nextTime, weekdayOf, yearOf } from './days.ts'
import { easterSunday } from './easter.ts'
import { ownDayIn } from './ownDate.ts'
import { PUBLIC_OCCASIONS } from './publicOccasions.ts'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const yearly = fc
  .integer({ min: 0, max: 365 })
  .map((offset) => addDays('2000-01-01', offset))
  .map((day) => ({ month: Number(day.slice(5, 7)), day: Number(day.slice(8)) }))

describe('a day of each year', () => {
  it('comes within a year, on its own day, and on no earlier one', () => {
    fc.assert(
      fc.property(yearly, anyDay, (date, today) => {
        const next = nextTime((year) => dayInYear(date, year), today)
        expect(next >= today).toBe(true)
        expect(daysBetween(today, next)).toBeLessThanOrEqual(366)
        const isMoved = date.month === 2 && date.day === 29 && !isLeap(yearOf(next))
        expect(next.slice(5)).toBe(
          `${String(date.month).padStart(2, '0')}-${isMoved ? '28' : String(date.day).padStart(2, '0')}`,
        )
        // None was passed over.
        const before = dayInYear(date, yearOf(next) - 1)
        expect(before < today).toBe(true)
      }),
    )
  })

  it('of the 29th of February is its last day in every other year', () => {
    for (let year = 1900; year <= 2200; year += 1) {
      expect(ownDayIn({ month: 2, day: 29 }, year)).toBe(`${year}-02-${isLeap(year) ? 29 : 28}`)
    }
  })

  it('is counted to and from alike', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
  })
})

describe('Easter', () => {
  it.each([
    [1818, '03-22'],
    [1943, '04-25'],
    [1954, '04-18'],
    [2000, '04-23'],
    [2008, '03-23'],
    [2019, '04-21'],
    [2024, '03-31'],
    [2025, '04-20'],
    [2026, '04-05'],
    [2027, '03-28'],
    [2038, '04-25'],
    [2285, '03-22'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(`${year}-${day}`)
  })

  it('is the Sunday after the first full moon of spring, as Gauss counts it', () => {
    for (let year = 1600; year <= 2500; year += 1) {
      const easter = easterSunday(year)
      expect(weekdayOf(easter)).toBe(0)
      expect(easter).toBe(byGauss(year))
    }
  })
})

/** Another way to the same day, with its two exceptions. */
function byGauss(year: number): string {
  const [a, b, c] = [year % 19, year % 4, year % 7]
  const k = Math.floor(year / 100)
  const p = Math.floor((13 + 8 * k) / 25)
  const m = (15 - p + k - Math.floor(k / 4)) % 30
  const n = (4 + k - Math.floor(k / 4)) % 7
  const d = (19 * a + m) % 30
  const e = (2 * b + 4 * c + 6 * d + n) % 7
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19)
  return addDays(`${year}-03-22`, d + e - (late ? 7 : 0))
}

const ofYear = (year: number) =>
  Object.fromEntries(PUBLIC_OCCASIONS.map(({ kind, dayIn }) => [kind, dayIn(year).slice(5)]))

describe('the days that everybody has', () => {
  it('are what they are in Poland, in any year', () => {
    expect(ofYear(2027)).toEqual({
      'grandmothers-day': '01-21',
      'grandfathers-day': '01-22',
      valentines: '02-14',
      'womens-day': '03-08',
      easter: '03-28',
      'first-communion': '05-02',
      'mothers-day': '05-26',
      'childrens-day': '06-01',
      'fathers-day': '06-23',
      'teachers-day': '10-14',
      'saint-nicholas': '12-06',
      'christmas-eve': '12-24',
    })
    for (let year = 2000; year <= 2100; year += 1) {
      const strayed = PUBLIC_OCCASIONS.filter(
        ({ dayIn, isFixed }) =>
          yearOf(dayIn(year)) !== year || (isFixed && dayIn(year).slice(5) !== dayIn(2027).slice(5)),
      )
      expect(strayed).toEqual([])
      const communion = ofYear(year)['first-communion'] ?? ''
      expect(weekdayOf(`${year}-${communion}`)).toBe(0)
      expect(communion >= '05-01' && communion <= '05-07').toBe(true)
    }
  })
})
