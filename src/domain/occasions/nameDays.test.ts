import { describe, expect, it } from 'vitest'
import { readAddressee } from '#domain/wording/names/addressee.ts'
import { celebratedName } from './celebrated.ts'
import { dayInYear } from './days.ts'
import { NAME_DAY_TABLE, PET_NAMES } from './nameDayTable.ts'
import { nameDaysOf } from './nameDays.ts'

const lines = NAME_DAY_TABLE.trim().split('\n')
const names = lines.map((line) => line.split(' ')[0] ?? '')

describe('name days', () => {
  it.each([
    ['Halina', '1.7'],
    ['Anna', '26.7'],
    ['Barbara', '4.12'],
    ['Andrzej', '30.11'],
    ['Józef', '19.3'],
    ['Jan', '24.6'],
    ['Zofia', '15.5'],
    ['Stanisław', '8.5'],
    ['Katarzyna', '25.11'],
    ['Piotr', '29.6'],
    ['Teresa', '15.10'],
    ['Małgorzata', '13.7'],
    ['Mikołaj', '6.12'],
    ['Krzysztof', '25.7'],
    ['Agnieszka', '21.1'],
  ])('of %s are first of all on %s', (name, day) => {
    const [usual] = nameDaysOf(name)
    expect(`${usual?.day}.${usual?.month}`).toBe(day)
  })

  it('are days of the calendar, each name once, each of its days once', () => {
    expect(names.length).toBeGreaterThan(250)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      const days = nameDaysOf(name)
      expect(days.length).toBeGreaterThan(0)
      expect(new Set(days.map(({ day, month }) => `${day}.${month}`)).size).toBe(days.length)
      for (const one of days) {
        expect(dayInYear(one, 2000)).toBe(
          `2000-${String(one.month).padStart(2, '0')}-${String(one.day).padStart(2, '0')}`,
        )
      }
    }
  })

  it('are known by pet names, titles and surnames, however they are typed', () => {
    for (const pair of PET_NAMES.trim().split(/\s+/u)) {
      const [pet = '', formal = ''] = pair.split(':')
      expect(names).toContain(formal)
      expect([pet, nameDaysOf(pet)]).toEqual([pet, nameDaysOf(formal)])
    }
    const halina = nameDaysOf('Halina')
    for (const name of ['halina', 'HALINA', 'Halinka', 'babcia Halina', 'Halina Nowak', 'Pani Halinka']) {
      expect([name, nameDaysOf(name)]).toEqual([name, halina])
    }
    for (const name of ['', 'Xavier', '🎂', 'Nowak', '{name}', 'a'.repeat(10_000)]) {
      expect(nameDaysOf(name)).toEqual([])
    }
  })

  it('are spoken of in the genitive: „Imieniny Haliny”', () => {
    expect(['Halina', 'Tomek', 'babcia Zosia', 'Paweł', 'Xavier'].map(celebratedName)).toEqual([
      'Haliny',
      'Tomka',
      'Babci Zosi',
      'Pawła',
      null,
    ])
    // Of the names that are in the calendar the rules bend nearly all.
    const unbent = names.filter((name) => readAddressee(name).forms === null)
    expect(unbent).toEqual([])
  })
})
