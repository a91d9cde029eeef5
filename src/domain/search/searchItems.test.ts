import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords } from '../catalogue/foldPolish.ts'
import { stemPolish } from '../catalogue/stemPolish.ts'
import { conceptOf, relatedConcepts } from './concepts.ts'
import { meaningfulWords } from './joiningWords.ts'
import type { SearchedTexts } from './searchIndex.ts'
import { createSearch } from './searchItems.ts'
import { stemEnglish } from './stemEnglish.ts'

const WORDS = [
  'kartka',
  'kartki',
  'Kartkę,',
  'kubek',
  'kubki',
  'mama',
  'mum',
  'matka',
  'urodziny',
  'urodzinowa',
  'świąteczna',
  'zdjęcie',
  'zdjęciem',
  'film',
  'films',
  'dla',
  'na',
  'A4',
  'łąka',
]

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '))
const texts: fc.Arbitrary<SearchedTexts> = fc.record({
  title: text,
  tags: text,
  type: text,
  description: text,
})

const FIELDS = [
  ['title', 10_000, 1],
  ['tags', 1_000, 1],
  ['type', 100, 1],
  ['description', 10, 3],
] as const

/** The worth of a word beside another, in its plainest form. */
function likeness(searched: string, there: string, field: string, shortest: number): number {
  if (searched === there) return 9
  if (searched.length >= shortest && there.startsWith(searched)) return 6
  if (stemPolish(searched) === stemPolish(there) || stemEnglish(searched) === stemEnglish(there)) return 4
  const concept = conceptOf(searched)
  if (concept === null || field === 'description') return 0
  if (conceptOf(there) === concept) return 3
  return relatedConcepts(concept).some((related) => conceptOf(there) === related) ? 1 : 0
}

function scoreOf(said: SearchedTexts, searched: readonly string[]): number {
  const worths = searched.map((word) =>
    FIELDS.reduce((sum, [field, worth, shortest]) => {
      const best = Math.max(
        0,
        ...foldedWords(said[field]).map((there) => likeness(word, there, field, shortest)),
      )
      return sum + best * worth
    }, 0),
  )
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0)
}

const searchedText = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('k', 'ka', 'kar', 'mam', 'zd', 'f')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))

test('what is found, and its order, is what looking at every word of everything finds', () => {
  const search = createSearch<SearchedTexts>((said) => said)
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 12 }), searchedText, (things, wanted) => {
      const { found, meant } = search(things, wanted)
      const words = meaningfulWords([...new Set(foldedWords(wanted))])
      const isEveryWordKnown = words.every((word) => things.some((said) => scoreOf(said, [word]) > 0))
      fc.pre(isEveryWordKnown)
      expect(meant).toBeNull()
      const expected = things
        .map((said) => ({ said, score: scoreOf(said, words) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
      expect(found).toEqual(expected.map(({ said }) => said))
    }),
  )
})

test('what was read ahead in steps is found as what was not', () => {
  const search = createSearch<SearchedTexts>((said) => said)
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), searchedText, (things, wanted) => {
      const ahead = [...things]
      const steps = [...search.prepare(ahead)]
      expect(steps.length).toBeGreaterThanOrEqual(things.length)
      expect(search(ahead, wanted)).toEqual(search(things, wanted))
      // Each thing is read once.
      expect([...search.prepare(ahead)]).toEqual([])
    }),
  )
})

test('a slip is mended to what is written, titles first', () => {
  const search = createSearch<{ title: string; description: string }>(({ title, description }) => ({
    title,
    tags: '',
    type: '',
    description,
  }))
  const things = [
    { title: 'Kubek', description: 'Z łąką i świąteczną choinką.' },
    { title: 'Łąka latem', description: '' },
  ]
  expect(search(things, 'lakka')).toEqual({ found: [things[1], things[0]], meant: 'łąka' })
  expect(search(things, 'swiateczną choinnka')).toMatchObject({ found: [things[0]] })
  expect(search(things, 'rower')).toEqual({ found: [], meant: null })
})
