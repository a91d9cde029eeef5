import { expect, test } from 'vitest'
import { searchEntries } from './searchEntries.ts'
import type { SearchedEntry } from './searchedEntry.ts'

function entry(title: string, summary: string, tags: readonly string[] = []): SearchedEntry {
  return { kind: 'tutorials', slug: title, title, summary, tags: [...tags], series: null }
}

const ENTRIES = [
  entry('Życzenia na urodziny', 'Co napisać siostrze.', ['kartki']),
  entry('Pierwszy film', 'Od zdjęcia do filmu w kwadrans.'),
  entry('Kartka z wakacji', 'Wyślij ją z plaży.'),
]

const found = (text: string) => searchEntries(ENTRIES, text).found.map(({ title }) => title)

test.each([
  ['zyczenia', ['Życzenia na urodziny', 'Kartka z wakacji']],
  ['życzeń', ['Życzenia na urodziny', 'Kartka z wakacji']],
  ['URODZINOWE', ['Życzenia na urodziny']],
  ['kartka', ['Kartka z wakacji', 'Życzenia na urodziny']],
  ['filmów', ['Pierwszy film']],
  ['plaży', ['Kartka z wakacji']],
  ['zyczneia', ['Życzenia na urodziny', 'Kartka z wakacji']],
  ['traktor', []],
])('„%s” finds %j', (text, titles) => {
  expect(found(text)).toEqual(titles)
})

test('a thousand times as many are searched between two letters', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => entry(`Tekst ${at} o kartkach`, `Opis numer ${at}.`))
  searchEntries(many, 'kartka')
  expect(searchEntries(many, 'kartka 4999').found.map(({ title }) => title)).toContain(
    'Tekst 4999 o kartkach',
  )
})
