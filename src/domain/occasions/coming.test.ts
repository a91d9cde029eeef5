import { describe, expect, it } from 'vitest'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import { celebratedOn } from './celebrated.ts'
import { comingOccasions, comingOwn } from './coming.ts'
import type { OwnDate } from './ownDate.ts'
import { isDayOfSomeYear, ownDateSchema } from './ownDate.ts'

const known = (id: string, changes: Partial<OwnDate> = {}) => ({ id, date: { ...EXAMPLE_DATE, ...changes } })

const turns = (year: number | null, today: string) =>
  comingOwn([known('a', { kind: 'birthday', year })], today)[0]?.turns
const fits = (changes: object) => ownDateSchema.safeParse({ ...EXAMPLE_DATE, ...changes }).success

describe('what comes next', () => {
  it('stands in order, one’s own before everybody’s, from today on', () => {
    const coming = comingOccasions(
      [
        known('halina'),
        known('ojciec', { name: 'Jan', kind: 'birthday', month: 6, day: 23, year: 1956 }),
        known('wczoraj', { month: 6, day: 20 }),
      ],
      '2026-06-21',
    )
    expect(coming.slice(0, 3).map((one) => [one.source === 'own' ? one.id : one.kind, one.daysLeft])).toEqual(
      [
        ['ojciec', 2],
        ['fathers-day', 2],
        ['halina', 10],
      ],
    )
    expect(coming.at(-1)).toMatchObject({ id: 'wczoraj', day: '2027-06-20', daysLeft: 364 })
    expect(coming).toHaveLength(15)
  })

  it('says which one it is, where the year of the first is known', () => {
    expect(turns(1956, '2026-06-21')).toBe(70)
    expect(turns(1956, '2026-07-02')).toBe(71)
    expect(turns(2026, '2026-06-21')).toBeNull()
    expect(turns(2050, '2026-06-21')).toBeNull()
    expect(turns(null, '2026-06-21')).toBeNull()
  })

  it('knows whom of one’s own people a day is for, where that is clear', () => {
    const people = [
      known('a', { name: 'Zosia', relation: 'dziadkowie' }),
      known('b', { name: 'Zosia', relation: 'dziadkowie', kind: 'birthday' }),
      known('c', { name: 'Stanisław', relation: 'dziadkowie' }),
      known('d', { name: 'Halina', relation: 'mama' }),
    ]
    expect(celebratedOn('grandmothers-day', people)).toBe('Zosia')
    expect(celebratedOn('grandfathers-day', people)).toBe('Stanisław')
    expect(celebratedOn('mothers-day', people)).toBe('Halina')
    expect(celebratedOn('fathers-day', people)).toBe('')
    expect(celebratedOn('easter', people)).toBe('')
    expect(celebratedOn('mothers-day', [...people, known('e', { name: 'Ewa', relation: 'mama' })])).toBe('')
  })
})

describe('a date of one’s own', () => {
  it('is a day of some year, and of its own where it has one', () => {
    expect(isDayOfSomeYear({ month: 2, day: 29, year: null })).toBe(true)
    expect(isDayOfSomeYear({ month: 2, day: 29, year: 2024 })).toBe(true)
    expect(isDayOfSomeYear({ month: 2, day: 29, year: 2023 })).toBe(false)
    expect(isDayOfSomeYear({ month: 4, day: 31, year: null })).toBe(false)
    expect(fits({})).toBe(true)
    expect(fits({ month: 2, day: 30 })).toBe(false)
  })

  it('has its bounds', () => {
    expect(fits({ name: '   ' })).toBe(false)
    expect(fits({ name: 'a'.repeat(61) })).toBe(false)
    expect(fits({ name: 'a\nb' })).toBe(false)
    expect(fits({ title: 'a'.repeat(61) })).toBe(false)
    expect(fits({ year: 1899 })).toBe(false)
    expect(fits({ relation: 'sąsiad' })).toBe(false)
    expect(fits({ remindsDaysBefore: [7, 7] })).toBe(false)
    expect(fits({ remindsDaysBefore: [2] })).toBe(false)
  })
})
