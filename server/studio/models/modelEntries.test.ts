import { expect, test } from 'vitest'
import { ENGINES, PROCEDURAL_ENGINES } from '#domain/generation/engines.ts'
import { CATEGORIES_OF, MODEL_MEDIA } from '#domain/models/modelMedia.ts'
import { LIST_WORDS } from './listWords.ts'
import { MODEL_ENTRIES } from './modelEntries.ts'

const DAY = /^20\d\d-\d\d-\d\d$/

test('there are enough of them, each named once', () => {
  expect(MODEL_ENTRIES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(MODEL_ENTRIES.map(({ slug }) => slug)).size).toBe(MODEL_ENTRIES.length)
  expect(new Set(MODEL_ENTRIES.map(({ name }) => name)).size).toBe(MODEL_ENTRIES.length)
})

test.each(MODEL_ENTRIES.map((entry) => [entry.slug, entry] as const))('%s is told of well', (_, entry) => {
  const { slug, medium, categories, sources, licence, released, ended } = entry
  expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  expect(CATEGORIES_OF[medium]).toEqual(expect.arrayContaining([...categories]))
  expect(new Set(categories).size).toBe(categories.length)
  for (const { goodAt, badAt, limits } of [entry.pl, entry.en]) {
    expect(limits.length).toBeGreaterThan(0)
    for (const sentence of [goodAt, badAt, ...limits]) expect(sentence).toMatch(/^[\p{Lu}\d].{2,}[.)]$/u)
    expect(goodAt.length).toBeLessThanOrEqual(110)
  }
  expect(entry.en.goodAt).not.toBe(entry.pl.goodAt)
  expect(entry.en.limits.length).toBe(entry.pl.limits.length)
  // Our own engines are described by their authors.
  expect(sources.length).toBeGreaterThanOrEqual(licence.kind === 'own' ? 0 : 1)
  for (const { url, seenOn } of sources) {
    expect(new URL(url).protocol).toBe('https:')
    expect(seenOn).toMatch(DAY)
  }
  expect(released ?? '2026').toMatch(/^20\d\d(?:-\d\d){0,2}$/)
  expect(ended ?? '2026-01-01').toMatch(DAY)
  expect(licence.kind === 'open' && licence.name === null).toBe(false)
})

test('every engine of the shop has its model', () => {
  const engines = MODEL_ENTRIES.flatMap(({ engine }) => engine ?? [])
  expect(engines).toEqual(expect.arrayContaining([...ENGINES, ...PROCEDURAL_ENGINES].map(({ id }) => id)))
  expect(new Set(engines).size).toBe(engines.length)
})

test('every list has its words and something in it', () => {
  const lists = MODEL_MEDIA.flatMap((medium) =>
    [null, ...CATEGORIES_OF[medium]].map((category) => `${medium} ${category}`),
  )
  expect(LIST_WORDS.map(({ medium, category }) => `${medium} ${category}`).toSorted()).toEqual(
    lists.toSorted(),
  )
  for (const { medium, category } of LIST_WORDS) {
    const inList = MODEL_ENTRIES.filter(
      (entry) => entry.medium === medium && (category === null || entry.categories.includes(category)),
    )
    expect(inList.length, `${medium} ${category}`).toBeGreaterThan(0)
  }
})
